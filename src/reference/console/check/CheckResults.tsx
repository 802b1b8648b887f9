import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {reportText} from '../../../tools/reportText'
import {ConsoleAttribute} from '../attributes'
import {CopyText} from '../CopyText'
import {Explained} from '../Explained'
import {styles} from '../styles'
import {checkReport, isMatch, summaryOf, verdictOf} from './checkReport'
import type {CheckResult} from './runChecks'

/** Title and path of the page around the frame. */
const pageAround = () => ({
  title: parent.document.querySelector('h1')?.textContent ?? '',
  page: parent.location.pathname,
})

function ResultItem({result: {check, path, outcome}}: {result: CheckResult}): ReactNode {
  return (
    <li {...{[ConsoleAttribute.outcome]: outcome.kind}}>
      <p>
        <a href={`${parent.location.pathname}#${check.anchor}`}>{check.step}</a>
      </p>
      <p>
        <code translate="no">GET {path}</code>
      </p>
      {outcome.kind === 'unasked' && outcome.explanation ? (
        <Explained explanation={outcome.explanation} />
      ) : (
        <p className={styles.verdict}>{verdictOf(outcome)}</p>
      )}
    </li>
  )
}

type Props = {isRunning: boolean; realm: string; results: readonly CheckResult[] | undefined}

/** What came of the checks. The summary is read out. */
export function CheckResults({isRunning, realm, results}: Props): ReactNode {
  return (
    <div className={styles.result}>
      <div role="status">
        {isRunning && <p>{translate({id: 'site.check.asking', message: 'Asking the server…'})}</p>}
        {!isRunning && results && (
          <p className={styles.summary} {...{[ConsoleAttribute.good]: isMatch(results)}}>
            {summaryOf(results)}
          </p>
        )}
      </div>
      {results && results.length > 0 && (
        <ol className={styles.list}>
          {results.map((result, index) => (
            <ResultItem key={index} result={result} />
          ))}
        </ol>
      )}
      {!isRunning && results && (
        <p className={styles.row}>
          <CopyText
            label={translate({id: 'site.check.copy', message: 'Copy report'})}
            what={translate({id: 'site.check.copy.report', message: 'report'})}
            fieldLabel={translate({id: 'site.check.report', message: 'Report'})}
            note={translate({
              id: 'site.check.copyNote',
              message: ' The report names your realm, and contains no token.',
            })}
            makeText={() => reportText(checkReport({...pageAround(), realm, results}), location.origin)}
          />
        </p>
      )}
    </div>
  )
}
