// Change: upstream is empty without a search service; ours is a form.
import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** The search box of the navbar: a form that leads to the results, with or without script. */
export default function SearchBar(): ReactNode {
  return (
    <form className={styles.form} action={useBaseUrl('/search/')} role="search" aria-label="Docs">
      <input
        className={styles.input}
        type="search"
        name="q"
        placeholder="Search docs"
        aria-label="Search docs"
        autoComplete="off"
        spellCheck={false}
        data-search-box
      />
      <kbd className={styles.key} aria-hidden>
        /
      </kbd>
    </form>
  )
}
