import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import type {Page, Route} from '@playwright/test'
import {fail} from './refuse'
import {mayLog} from './test'

const FOLDER = 'build/assets/js'

/** The script of the build that holds a text that is written on one page only. */
export function chunkWith(text: string): string {
  const files = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(FOLDER, file), 'utf8').includes(text),
  )
  const [file, ...others] = files
  if (file === undefined || others.length > 0) throw new Error(`${files.length} scripts hold "${text}", not one.`)
  return file
}

/** What the framework throws of a script that it asked for and that did not come; it tells the reader as well. */
export const chunkFailed = /^Uncaught ChunkLoadError: Loading chunk \d+ failed\.\n\(error: \S+\/assets\/js\/\S+\)/

/** A request that is kept waiting. */
export type Held = {
  /** Answers it, and every later one, from the server. */
  letPass: () => Promise<void>
  /** Fails it, and every later one. */
  fail: () => Promise<void>
}

/** Keeps every request for a URL waiting until the test says what becomes of it. Call it before the page loads. */
export async function hold(page: Page, url: string): Promise<Held> {
  const waiting: Route[] = []
  let answer: ((route: Route) => Promise<void>) | undefined
  await page.route(url, async (route) => {
    if (answer) await answer(route)
    else waiting.push(route)
  })
  const settle = async (as: (route: Route) => Promise<void>) => {
    answer = as
    await Promise.all(waiting.splice(0).map(as))
  }
  return {
    letPass: () => settle((route) => route.continue()),
    fail: () => {
      mayLog(page, chunkFailed)
      return settle((route) => fail(page, route))
    },
  }
}
