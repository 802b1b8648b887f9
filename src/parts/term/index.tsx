import Link from '@docusaurus/Link'
import {useId, type ReactNode} from 'react'
import {glossary, GLOSSARY_PATH, type GlossaryId} from '../../data/glossary'
import {ProgramAttribute, ReadingAttribute, type Press, type Turn} from '../../lib/attributes'
import styles from './styles.module.css'

export type TermProps = {
  /** A term of `src/data/glossary.ts`. */
  id: GlossaryId
  /** The word as the sentence has it. */
  children: ReactNode
}

/**
 * A word that the glossary explains: a link to it. `src/parts/term/definition.client.ts` shows the definition to whoever points
 * to it; readers of screens hear it after the word.
 */
export function Term({id, children}: TermProps): ReactNode {
  const describedBy = useId()
  return (
    <>
      <Link
        to={`${GLOSSARY_PATH}#${id}`}
        className={styles.term}
        aria-describedby={describedBy}
        {...{[ReadingAttribute.turn]: 'term' satisfies Turn, [ReadingAttribute.press]: 'term' satisfies Press}}
      >
        {children}
      </Link>
      <span
        id={describedBy}
        popover="auto"
        role="tooltip"
        className={styles.definition}
        {...{[ProgramAttribute.ignore]: ''}}
      >
        {glossary[id].definition}
      </span>
    </>
  )
}
