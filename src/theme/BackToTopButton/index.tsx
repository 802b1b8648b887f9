// Change: no state and no handler. src/parts/back-to-top/backToTop.client.ts shows it and scrolls, on pages that are HTML as well.
import {translate} from '@docusaurus/Translate'
import {ThemeClassNames} from '@docusaurus/theme-common'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {BackToTopAttribute} from '../../parts/back-to-top/attributes'
import styles from './styles.module.css'

export default function BackToTopButton(): ReactNode {
  const label = translate({
    id: 'theme.BackToTopButton.buttonAriaLabel',
    message: 'Scroll back to top',
    description: 'The ARIA label for the back to top button',
  })
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button)}
      {...{[BackToTopAttribute.button]: true}}
    />
  )
}
