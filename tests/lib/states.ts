import type {Page} from '@playwright/test'
import {hydrated} from './hydrated'
import {refuse} from './refuse'

type Step = (page: Page) => Promise<void>

const nothing: Step = () => Promise.resolve()

/** Keeps React from loading: what still works needs none of it. Before `page.goto`. */
export async function withoutReact(page: Page): Promise<void> {
  await refuse(page, '**/assets/js/**')
}

/** @param prepare what is done before the page is opened. @param ready what is done once it is open. */
function stateOf(state: string, prepare: Step, ready: Step) {
  const open = async (page: Page, path: string): Promise<void> => {
    await prepare(page)
    await page.goto(path)
    await ready(page)
  }
  return {state, prepare, ready, open}
}

/** The two states in which a reader may find a page, and in which its behaviour has to hold, with how to reach each. */
export const states = [stateOf('before React', withoutReact, nothing), stateOf('with React', nothing, hydrated)]
