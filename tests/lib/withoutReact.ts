import type {Page} from '@playwright/test'
import {hydrated} from './hydrated'

/** Keeps React from loading: what still works needs none of it. Before `page.goto`. */
export async function withoutReact(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort())
  // The browser logs each script that it was kept from; nothing of the site does.
}

/** The two states in which every behaviour of the shell has to hold, with how to reach each. */
export const states = [
  {state: 'before React', prepare: withoutReact, ready: () => Promise.resolve()},
  {state: 'with React', prepare: () => Promise.resolve(), ready: hydrated},
] as const satisfies readonly {
  state: string
  prepare: (page: Page) => Promise<void>
  ready: (page: Page) => Promise<void>
}[]
