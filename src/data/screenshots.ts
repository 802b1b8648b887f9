import data from './takenScreenshots.json'

/** A part of a picture, in CSS pixels. */
export type Part = {left: number; top: number; width: number; height: number}

/**
 * A picture of a running server. Its files are `static/img/lab/<name>.avif` and `.webp`, and `<name>-phone` of both where
 * a phone gets a part of it.
 */
export type Screenshot = {
  /** Width in CSS pixels; the files have twice as many. */
  width: number
  /** Height in CSS pixels. */
  height: number
  /** What of it a phone gets. Default: all of it, to scroll. */
  phone?: Part
  /** Where in it a caption may point, in CSS pixels, by name. Default: nowhere. */
  points?: Readonly<Record<string, {x: number; y: number}>>
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
