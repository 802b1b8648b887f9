import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {OnDemandAttribute, ReadingAttribute, type Turn} from '../../lib/attributes'
import type {OnDemandName} from '../../lib/onDemandNames'
import {ListFilterAttribute} from './attributes'
import styles from './styles.module.css'

/** A shorter list is seen at a glance. */
const LONG = 20

/**
 * Filters the list that follows it by its own text, in `src/parts/list-filter/filter.client.ts`, which arrives when the reader turns to it,
 * or has written in it before. It keeps its place from the start, and is not shown without scripts.
 * @param count entries of the list, those that are closed away included. A short list gets no filter.
 */
export function ListFilter({count}: {count: number}): ReactNode {
  return (
    count > LONG && (
      <div className={styles.filter} {...{[ListFilterAttribute.filter]: true}}>
        <input
          className={styles.input}
          type="search"
          placeholder={translate({id: 'site.filter.placeholder', message: 'Filter'})}
          aria-label={translate({id: 'site.filter.label', message: 'Filter this list'})}
          autoComplete="off"
          {...{
            [ReadingAttribute.turn]: 'filter' satisfies Turn,
            [OnDemandAttribute.fillIn]: 'reading' satisfies OnDemandName,
          }}
        />
        <p className={styles.status} role="status" />
        <ul className="menu__list" aria-label={translate({id: 'site.filter.matches', message: 'Matching entries'})} />
      </div>
    )
  )
}
