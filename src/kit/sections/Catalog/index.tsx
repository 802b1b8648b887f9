import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import type {ReactNode} from 'react'
import {ListFilter} from '../../../parts/list-filter'
import {Section, type SectionProps, type SectionText} from '../../layout/Section'
import styles from './styles.module.css'

/** A long list in groups that a reader looks something up in. */
export type CatalogProps = SectionText & {
  tone?: SectionProps['tone']
  groups: readonly {
    /** The group's h3. */
    title: string
    /** A sentence below it. Default: none. */
    text?: string
    entries: readonly {
      name: string
      /** In a few words; the filter finds them too. Default: none. */
      detail?: string
      /** Its page. Default: none. */
      to?: string
    }[]
  }[]
}

function Entry({name, detail, to}: CatalogProps['groups'][number]['entries'][number]): ReactNode {
  const words = detail !== undefined && <span> {detail}</span>
  if (to === undefined)
    return (
      <div className={styles.entry}>
        <b>{name}</b>
        {words}
      </div>
    )
  return (
    <Link to={to} className={styles.entry}>
      <strong>{name}</strong>
      {words}
    </Link>
  )
}

export function Catalog({id, title, lead, tone, groups}: CatalogProps): ReactNode {
  return (
    <Section id={id} title={title} lead={lead} tone={tone}>
      <div className={styles.catalog}>
        <ListFilter count={groups.reduce((sum, {entries}) => sum + entries.length, 0)} />
        {groups.map(({title: name, text, entries}) => (
          <div key={name} className={styles.group}>
            <Heading as="h3">{name}</Heading>
            {text !== undefined && <p>{text}</p>}
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <Entry {...entry} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
