import type {Page} from '@playwright/test'
import type {Lab} from '../start'
import type {BundleName} from '../bundles'
import type {Part} from '../../src/data/screenshots'
import type {Role} from '../consumers/browser'

/** A picture that the site shows, and how to come by it. Selectors are Playwright's. */
export type Shot = {
  /** The server that shows it. */
  bundle: BundleName
  /** Who is signed in. */
  as: Role | 'nobody'
  /** Size of the window in CSS pixels; `height` is also the picture's where nothing is cut. */
  window: {width: number; height: number}
  /** Changes the server before anyone looks. Each picture is taken on what the ones before it left. */
  prepare?: (lab: Lab) => Promise<void>
  /** Address of the page below the server's, or how to find it. Default: where the one who is signed in arrives. */
  path?: string | ((lab: Lab) => Promise<string>)
  /** The color mode that the browser asks for. What is dark is named `<name>-dark`. Default: light. */
  scheme?: 'light' | 'dark'
  /** What is done on the page before the picture. */
  act?: (page: Page, lab: Lab) => Promise<void>
  /** Elements that the text beside the picture speaks of. Where one is gone, no picture is taken. */
  shows: readonly [string, ...string[]]
  /** Elements that the picture is cut to, with some room around them. Default: the window. */
  crop?: readonly string[]
  /** Around what the picture is cut to, in CSS pixels. Default: 16. */
  room?: number
  /** Elements to which a caption may point, by a name for each: the picture's data has where they begin. */
  points?: Readonly<Record<string, string>>
  /** An element that gets a frame. */
  highlight?: string
  /**
   * What of the picture a phone gets: the part that the text speaks of, some 460 pixels wide, so that it can be read.
   * Default: all of it, which the reader scrolls.
   */
  phone?: Part
  /** Replaces the picture for whoever can't see it. */
  alt: string
}
