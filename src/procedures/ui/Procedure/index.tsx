import {translate} from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'
import {Island} from '../../../kit/ui/Island'
import styles from '../../../reference/components/TryIt/styles.module.css'
import {procedureExports} from '../../exports'
import type {Procedure as ProcedureOf} from '../../procedure'
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

/** For readers who carry the steps out themselves. */
function StepsAndScripts({procedure}: {procedure: ProcedureOf}): ReactNode {
  return (
    <details>
      <summary>{translate({id: 'site.procedure.details', message: 'Steps and scripts'})}</summary>
      <ol>
        {procedure.steps(readerOf(procedure, {})).map((step) => (
          <li key={step.title}>{step.title}</li>
        ))}
      </ol>
      <p>
        {translate({
          id: 'site.procedure.downloads',
          message: 'To run the steps yourself, download them with the names of this page:',
        })}
      </p>
      <ul>
        {procedureExports(procedure).map((file) => (
          <Download key={file.path} {...file} />
        ))}
      </ul>
    </details>
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
      aria-label={translate(
        {id: 'site.procedure.label', message: 'Do this in your realm: {title}'},
        {title: procedure.title},
      )}
      tabIndex={-1}
    >
      <Island
        name="console"
        props={procedureTask(name)}
        anchor={anchor}
        label={translate({id: 'site.procedure.open', message: 'Do this in my realm'})}
      >
        <p>
          <strong>
            {translate({id: 'site.procedure.lead.title', message: '{title} in your realm.'}, {title: procedure.title})}
          </strong>
          {` ${translate({
            id: 'site.procedure.lead.text',
            message: 'You see each change before your browser sends it to your server, and you can undo all of them.',
          })} `}
          {rolesSentence(procedure.roles)}
        </p>
        <StepsAndScripts procedure={procedure} />
      </Island>
    </section>
  )
}
