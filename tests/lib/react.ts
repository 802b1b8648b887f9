import type {Page} from '@playwright/test'
import {hydrated} from './hydrated'

/** Keeps React away from the page: what still works is what the page can do by itself. Call it before `page.goto`. */
export async function withoutReact(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort())
}

/** The two states in which a reader may find a page. What a page does must hold in both. */
export const states = [
  {
    state: 'before React has loaded',
    open: async (page: Page, path: string): Promise<void> => {
      await withoutReact(page)
      await page.goto(path)
    },
  },
  {
    state: 'after React has taken over',
    open: async (page: Page, path: string): Promise<void> => {
      await page.goto(path)
      await hydrated(page)
    },
  },
] as const
