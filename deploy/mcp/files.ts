import * as z from 'zod'
import {SiteError} from '../../src/lib/problem'
import {keep} from './keep'
import type {Source} from './source'

/** The files of a site, kept for a while. */
export type Files = {
  /** The folder or the address of the site, for messages. */
  name: string
  /** @returns undefined if the site has no such file. @throws SiteError if the site fails. */
  find: (file: string) => Promise<Uint8Array | undefined>
  /** @throws SiteError if the site has no such file, or fails. */
  text: (file: string) => Promise<string>
  /** @throws SiteError if the file is missing or isn't JSON. */
  json: (file: string) => Promise<unknown>
  /**
   * The path from the root of the site of an address on its host, such as `/docs/` of `/site/docs/`. The search index and the
   * list of pages have addresses.
   */
  inSite: (address: string) => string
  /** The titles of all pages, by path. @throws SiteError if there is no list of pages. */
  titles: () => Promise<ReadonlyMap<string, string>>
  /** Drops a file, so that the next caller reads it again. */
  forget: (file: string) => void
}

const KEPT_MS = 60_000
/** Most files have a few kilobytes. */
const KEPT_FILES = 200
const pageList = z.array(z.object({path: z.string(), title: z.string()}))

/**
 * Reads files, and keeps those that were asked for last.
 * @param base path of the site on its host, without a slash at the end. Empty for a site at the root.
 */
export function filesOf(source: Source, base = ''): Files {
  const inSite = (address: string): string => (address.startsWith(`${base}/`) ? address.slice(base.length) : address)

  const find = keep((file) => source.read(file), {most: KEPT_FILES, milliseconds: KEPT_MS})

  async function text(file: string): Promise<string> {
    const bytes = await find(file)
    if (bytes !== undefined) return new TextDecoder().decode(bytes)
    throw new SiteError({
      what: `${source.name} has no file ${file}.`,
      allowed: 'a build of this repository',
      fix: 'Check the folder or the address that this server was started with.',
    })
  }

  async function json(file: string): Promise<unknown> {
    const written = await text(file)
    try {
      return JSON.parse(written)
    } catch {
      throw new SiteError({
        what: `${file} of ${source.name} isn't valid JSON.`,
        allowed: 'a build of this repository',
        fix: 'Check the folder or the address that this server was started with.',
      })
    }
  }

  const titles = keep(
    async () => {
      const list = pageList.safeParse(await json('/page-list.json'))
      if (list.success) return new Map(list.data.map(({path, title}) => [inSite(path), title]))
      throw new SiteError({
        what: `/page-list.json of ${source.name} isn't a list of pages.`,
        fix: 'Build the site again with "npm run build".',
      })
    },
    {most: 1, milliseconds: KEPT_MS},
  )

  return {name: source.name, find, text, json, inSite, titles: () => titles(''), forget: find.forget}
}
