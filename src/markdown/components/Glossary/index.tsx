import {translate} from '@docusaurus/Translate'
import Link from '@docusaurus/Link'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type {ReactNode} from 'react'
import {glossary, type GlossaryTerm} from '../../../data/glossary'
import styles from './styles.module.css'

const entries = Object.entries<GlossaryTerm>(glossary)

/** Every term with its definition, each with an anchor that links lead to. */
export function Glossary(): ReactNode {
  const links = useBrokenLinks()
  return (
    <dl className={styles.glossary}>
      {entries.map(([id, {term, definition, more}]) => {
        links.collectAnchor(id)
        return (
          <div key={id} id={id} className={styles.entry}>
            <dt>
              <a href={`#${id}`}>{term}</a>
            </dt>
            <dd>
              {definition}
              {more !== undefined && (
                <>
                  {' '}
                  <Link
                    to={more}
                    aria-label={translate({id: 'site.glossary.moreAbout', message: 'More about {term}'}, {term})}
                  >
                    {translate({id: 'site.glossary.more', message: 'More'})}
                  </Link>
                </>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
