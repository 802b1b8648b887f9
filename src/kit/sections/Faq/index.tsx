import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {Section, type SectionText} from '../../layout/Section'
import {StructuredData} from '../../layout/StructuredData'
import styles from './styles.module.css'

/** Questions that buyers ask, each answered in place; search engines get them as such. */
export type FaqProps = SectionText & {
  questions: readonly {
    question: string
    /** One to four sentences, complete without the link. */
    answer: string
    /** Where to read on. Default: none. */
    more?: {label: string; to: string}
  }[]
}

export function Faq({questions, ...section}: FaqProps): ReactNode {
  return (
    <Section composition="prose" {...section}>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({question, answer}) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: {'@type': 'Answer', text: answer},
          })),
        }}
      />
      <div className={styles.questions} data-wide="">
        {questions.map(({question, answer, more}) => (
          <div key={question} className={styles.question}>
            <h3>{question}</h3>
            <p>{answer}</p>
            {more !== undefined && (
              <p>
                <Link to={more.to}>{more.label}</Link>
              </p>
            )}
          </div>
        ))}
      </div>
    </Section>
  )
}
