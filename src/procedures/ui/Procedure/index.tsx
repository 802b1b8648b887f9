import useBaseUrl from '@docusaurus/useBaseUrl'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'
import {Island} from '../../../kit/ui/Island'
import styles from '../../../reference/components/TryIt/styles.module.css'
import {procedureExports} from '../../exports'
import {procedures} from '../../procedures'
import {readerOf} from '../../values'
import {rolesSentence} from '../caller'
import {procedureTask} from '../task'

function Download({label, path}: {label: string; path: string}): ReactNode {
  return (
    <li>
      <a href={useBaseUrl(path)} download>
        {label}
      </a>
    </li>
  )
}

/** Offers to carry out the steps of a page in the reader's realm. */
export function Procedure({name}: {name: string}): ReactNode {
  const anchor = `do-${name}`
  useBrokenLinks().collectAnchor(anchor)
  const procedure = procedures.find((one) => one.name === name)
  if (procedure === undefined)
    throw new Error(
      `There is no procedure "${name}". Allowed: ${procedures.map((one) => one.name).join(', ')}. Fix: correct the name in <Procedure>.`,
    )
  return (
    <section
      id={anchor}
      className={styles.tryIt}
      aria-label={`Do this in your realm: ${procedure.title}`}
      tabIndex={-1}
    >
      <Island name="console" props={procedureTask(name)} anchor={anchor} label="Do this in my realm">
        <p>
          <strong>{procedure.title} in your realm.</strong> You see each change before your browser sends it to your
          server, and you can undo all of them. {rolesSentence(procedure.roles)}
        </p>
        <details>
          <summary>Steps and scripts</summary>
          <ol>
            {procedure.steps(readerOf(procedure, {})).map((step) => (
              <li key={step.title}>{step.title}</li>
            ))}
          </ol>
          <p>To run the steps yourself, download them with the names of this page:</p>
          <ul>
            {procedureExports(procedure).map((file) => (
              <Download key={file.path} {...file} />
            ))}
          </ul>
        </details>
      </Island>
    </section>
  )
}
