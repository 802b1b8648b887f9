import {translate} from '@docusaurus/Translate'
import {useThemeConfig} from '@docusaurus/theme-common'
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs'
import clsx from 'clsx'
import {createContext, useContext, useState, type ReactNode} from 'react'
import styles from './styles.module.css'

/** The name that the categories of one level share: the browser keeps one `<details>` of a name open. */
const Level = createContext('sidebar')

type SectionProps = {
  item: PropSidebarItemCategory
  index: number
  /** Whether the reader is on a page of the category. */
  isActive: boolean
  /** Whether the label is a link beside this section. Otherwise it is what opens the section. */
  hasLink: boolean
  children: ReactNode
}

/** What a category opens and closes. */
export function Section({item: {label, collapsed}, index, isActive, hasLink, children}: SectionProps): ReactNode {
  const level = useContext(Level)
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar
  // How it is at first. React must not change what the reader has opened since.
  const [open] = useState(isActive || (!autoCollapseCategories && !collapsed))
  return (
    <details
      className={styles.section}
      name={autoCollapseCategories ? level : undefined}
      open={open}
      suppressHydrationWarning
    >
      {hasLink ? (
        <summary
          className={styles.caret}
          aria-label={translate(
            {
              id: 'site.sidebar.pagesOf',
              message: 'Pages in “{label}”',
              description: 'The name of a category’s caret',
            },
            {label},
          )}
        />
      ) : (
        <summary
          className={clsx('menu__link', styles.label, isActive && 'menu__link--active menu__link--sublist')}
          aria-current={isActive || undefined}
        >
          {label}
        </summary>
      )}
      <Level value={`${level}-${index}`}>{children}</Level>
    </details>
  )
}
