import {translate} from '@docusaurus/Translate'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'
import {Island} from '../../../kit/ui/Island'
import {isPageCheckTask, PAGE_CHECK_ANCHOR, rolesText} from '../../pageCheck'
import styles from '../TryIt/styles.module.css'

/** Checks a reader's realm against the page. Put into pages by `src/reference/pageChecks.build.ts`. */
export function PageCheck({task: json}: {task: string}): ReactNode {
  useBrokenLinks().collectAnchor(PAGE_CHECK_ANCHOR)
  const task: unknown = JSON.parse(json)
  if (!isPageCheckTask(task)) throw new Error('The checks of the page can’t be read. Fix: see pageChecks.build.ts.')
  return (
    <section
      id={PAGE_CHECK_ANCHOR}
      className={styles.tryIt}
      aria-label={translate({id: 'site.check.title', message: 'Check this page in your realm'})}
      tabIndex={-1}
    >
      <Island
        name="console"
        props={task}
        anchor={PAGE_CHECK_ANCHOR}
        label={translate({id: 'site.check.open', message: 'Check this page in my realm'})}
      >
        <h2 className={styles.title}>
          {translate({id: 'site.check.title', message: 'Check this page in your realm'})}
        </h2>
        <p>
          {translate({
            id: 'site.check.lead',
            message:
              'Compare your realm with the result of this page. Your browser asks your server directly and changes nothing.',
          })}{' '}
          {rolesText(task.roles)}
        </p>
        <details>
          <summary>{translate({id: 'site.check.requests', message: 'Requests that are sent'})}</summary>
          <ul>
            {task.checks.map(({step, anchor, path}, index) => (
              <li key={index}>
                <a href={`#${anchor}`}>{step}</a>: <code>GET {path}</code>
              </li>
            ))}
          </ul>
        </details>
      </Island>
    </section>
  )
}
