// Change: upstream is empty without a search service; ours is a button in a form.
import {translate} from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {searchPath} from '../../data/search'
import styles from './styles.module.css'
import {SearchAttribute} from '../../search/attributes'

/**
 * The button of the navbar that opens the search (`src/search/open.client.ts`), which shows the failure. Without a script the button
 * leads to the page of results.
 */
export default function SearchBar(): ReactNode {
  return (
    <form
      className={styles.form}
      action={useBaseUrl(searchPath)}
      role="search"
      aria-label={translate({id: 'search.formLabel', message: 'Docs'})}
    >
      <button
        className={`DocSearch DocSearch-Button ${styles.button}`}
        type="submit"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        {...{[SearchAttribute.button]: true}}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden>
          <path d="M14.4 14.4 18 18m-1.6-8.8a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0Z" />
        </svg>
        <span className={`DocSearch-Button-Placeholder ${styles.label}`}>
          {translate({id: 'search.placeholder', message: 'Search docs'})}
        </span>
        <kbd className={`DocSearch-Button-Keys ${styles.key}`} aria-hidden>
          /
        </kbd>
      </button>
      <p className={styles.failure} role="alert" hidden>
        {translate({
          id: 'search.notLoaded',
          message: 'Search didn’t load. Check your network connection, then try again.',
        })}
      </p>
    </form>
  )
}
