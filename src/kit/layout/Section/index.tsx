import useBrokenLinks from '@docusaurus/useBrokenLinks'
import Heading from '@theme/Heading'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {ColorModeAttribute} from '../../../parts/color-mode/attributes'
import styles from './styles.module.css'

/**
 * How a section is laid out. It decides the size of the heading and the space above and below.
 *
 * - `bleed`: words above, a picture that runs to the right edge of the window
 * - `split`: words on one side, something to look at on the other
 * - `table`: a small heading over something dense that is read line by line
 * - `aside`: a heading beside what it is about
 * - `band`: a moment of its own in dark, from edge to edge of the window, under the largest heading
 * - `prose`: one narrow column
 * - `strip`: a line or two between larger sections
 */
export type Composition = 'bleed' | 'split' | 'table' | 'aside' | 'band' | 'prose' | 'strip'

/** How a section looks. No two neighbors on a page share a composition. */
export type SectionLook = {
  /** Default: that of the section's component. */
  composition?: Composition
  /** Its ground. Sections are told apart by tone and space, not by lines. Default: plain; a band is dark in any tone. */
  tone?: 'plain' | 'sunken' | 'soft'
  /** Above and below: 40, 80 or 128 px on a wide screen. Default: what suits the composition. */
  space?: 'small' | 'medium' | 'large'
}

/** What every section of a marketing page has. */
export type SectionText = SectionLook & {
  /** Anchor of the section, for links of the navigation. Default: none. */
  id?: string
  /** The section's h2. */
  title: string
  /** One or two sentences below it. */
  lead?: string
}

export type SectionProps = SectionText & {children: ReactNode}

const SPACES = {
  bleed: 'medium',
  split: 'medium',
  table: 'medium',
  aside: 'medium',
  band: 'large',
  prose: 'medium',
  strip: 'small',
} as const satisfies Record<Composition, SectionLook['space']>

/** The heading of a section. */
export function SectionHeader({title, lead}: Pick<SectionText, 'title' | 'lead'>): ReactNode {
  return (
    <header className={styles.header}>
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}

export type SectionBandProps = SectionLook & {
  id?: string
  /** Names the section for screen readers where it has no heading. Default: none. */
  label?: string
  children: ReactNode
}

/** A part of the page from edge to edge; what is in it, its heading included, is the section's own. */
export function SectionBand({id, label, composition = 'split', tone = 'plain', space, children}: SectionBandProps) {
  // The build checks links to anchors against what is collected.
  useBrokenLinks().collectAnchor(id)
  return (
    <section
      className={clsx(styles.section, styles[composition], styles[tone], styles[space ?? SPACES[composition]])}
      id={id}
      aria-label={label}
      data-composition={composition}
      {...{[ColorModeAttribute.theme]: composition === 'band' ? 'dark' : undefined}}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  )
}

/** A part of the page with its heading; what is below it is the section's own. */
export function Section({title, lead, children, ...band}: SectionProps): ReactNode {
  return (
    <SectionBand {...band}>
      <SectionHeader title={title} lead={lead} />
      {band.composition === 'aside' ? <div>{children}</div> : children}
    </SectionBand>
  )
}
