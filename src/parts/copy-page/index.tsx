import {useLocation} from '@docusaurus/router'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import clsx from 'clsx'
import {useId, type ReactNode} from 'react'
import {ReadingAttribute, type Press} from '../../lib/attributes'
import {assistants, questionAbout} from './assistants'
import {CopyPageAttribute} from './attributes'
import styles from './styles.module.css'

/**
 * Copies the page as Markdown, or opens it as Markdown or in an assistant. The menu is a popover, so it needs no script. Only
 * copying does: `copyPage.client.ts`.
 */
export function CopyPage({className}: {className?: string}): ReactNode {
  const id = useId()
  const {url} = useDocusaurusContext().siteConfig
  const markdown = `${useLocation().pathname.replace(/\/?$/, '/')}index.md`
  const question = questionAbout(url + markdown)
  return (
    <div className={clsx(styles.copy, className)} {...{[CopyPageAttribute.menu]: true}}>
      <button type="button" className={styles.button} {...{[ReadingAttribute.press]: 'copyPage' satisfies Press}}>
        Copy page
      </button>
      <button type="button" className={clsx(styles.button, styles.more)} popoverTarget={id} aria-label="More formats" />
      <ul id={id} popover="auto" className={styles.menu}>
        <li>
          <a href={markdown}>View as Markdown</a>
        </li>
        {assistants.map(({name, address}) => (
          <li key={name}>
            <a href={address(question)} target="_blank" rel="noopener nofollow">
              Open in {name}
            </a>
          </li>
        ))}
      </ul>
      <p role="status" />
    </div>
  )
}
