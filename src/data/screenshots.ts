import data from './takenScreenshots.json'

/** A picture of a running server. Its files are `static/img/lab/<name>.avif` and `.webp`. */
export type Screenshot = {
  /** Width in CSS pixels; the files have twice as many. */
  width: number
  /** Height in CSS pixels. */
  height: number
  /** Replaces the picture for whoever can't see it. */
  alt: string
  /** What the picture shows: `Keycloak 26.5.6`, `orgs 0.144` and so on. */
  versions: readonly string[]
  /** When it became what it is, `YYYY-MM-DD`. */
  date: string
  /** SHA-256 of its pixels: a new picture that has the same one changes nothing. */
  pixels: string
}

/** By name. Written by `npm run lab:screenshots`, never by hand. */
export const screenshots: Readonly<Record<string, Screenshot>> = data

/** Where the site has the pictures, below the base address. */
export const SCREENSHOT_FOLDER = '/img/lab'
