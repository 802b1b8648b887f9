import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {ConsoleAttribute} from './attributes'
import {Explained} from './Explained'
import {formatBody} from './formatBody'
import {BODY_LIMIT} from './readLimited'
import type {Answer} from './send'
import {styles} from './styles'
import type {Result} from './callResult'

/** Where the id of something new is, which the server puts into a header that it does not show to pages. */
function WhereIsTheId({answer: {status, headers}}: {answer: Answer}): ReactNode {
  if (status !== 201 || headers.some(([name]) => name.toLowerCase() === 'location')) return null
  return (
    <p>
      {translate({id: 'site.console.newId.part', message: 'The new ID is the last part of the header'})}{' '}
      <code translate="no">Location</code>
      {translate({
        id: 'site.console.newId.find',
        message:
          '. The server doesn’t show this header to web pages. Look up the ID with the operation that lists such objects, or send the call with cURL, which shows the header.',
      })}
    </p>
  )
}

const bodyLabel = (): string => translate({id: 'site.console.response.body', message: 'Response body'})

function AnswerView({answer: {headers, body}}: {answer: Answer}): ReactNode {
  return (
    <>
      <details className={styles.details}>
        <summary>
          {translate({id: 'site.console.response.headers', message: 'Headers ({count})'}, {count: headers.length})}
        </summary>
        <p>
          {translate({
            id: 'site.console.response.cors',
            message: 'These are the headers that the server shows to pages of other sites. cURL shows all headers.',
          })}
        </p>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt translate="no">{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {body.text === '' ? (
        <p>{translate({id: 'site.console.response.noBody', message: 'The response has no body.'})}</p>
      ) : (
        // A long text is scrolled, so the keyboard has to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre translate="no" className={styles.body} role="region" aria-label={bodyLabel()} tabIndex={0}>
          {body.isCut ? body.text : formatBody(body.text)}
        </pre>
      )}
      {body.isCut && (
        <p>
          {translate(
            {
              id: 'site.console.response.cut',
              message: 'Only the first {size} KB were read. Use cURL to get the whole response.',
            },
            {size: BODY_LIMIT / 1024},
          )}
        </p>
      )}
    </>
  )
}

type Props = {
  isSending: boolean
  result: Result | undefined
  /** Whether the operation makes something new. */
  isCreation: boolean
}

/** What came of the last call; its first lines are read out. */
export function ResultView({isSending, result, isCreation}: Props): ReactNode {
  return (
    <div className={styles.result}>
      <div role="status">
        {isSending && <p>{translate({id: 'site.console.response.waiting', message: 'Waiting for the server…'})}</p>}
        {result && (
          <>
            <p className={styles.summary} {...{[ConsoleAttribute.good]: result.answer && !result.explanation}}>
              {result.summary}
            </p>
            {result.explanation && <Explained explanation={result.explanation} />}
          </>
        )}
      </div>
      {isCreation && result?.answer && <WhereIsTheId answer={result.answer} />}
      {result?.answer && <AnswerView answer={result.answer} />}
    </div>
  )
}
