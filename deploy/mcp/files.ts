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
  /** The titles of all pages, by path. @throws SiteError if there is no list of pages. */
  titles: () => Promise<ReadonlyMap<string, string>>
  /** Drops a file, so that the next caller reads it again. */
  forget: (file: string) => void
}

const KEPT_MS = 60_000
/** Most files have a few kilobytes. */
const KEPT_FILES = 200
const pageList = z.array(z.object({path: z.string(), title: z.string()}))

/** Reads files, and keeps those that were asked for last. */
export function filesOf(source: Source): Files {
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
      if (list.success) return new Map(list.data.map(({path, title}) => [path, title]))
      throw new SiteError({
        what: `/page-list.json of ${source.name} isn't a list of pages.`,
        fix: 'Build the site again with "npm run build".',
      })
    },
    {most: 1, milliseconds: KEPT_MS},
  )

  return {name: source.name, find, text, json, titles: () => titles(''), forget: find.forget}
}
