import type {Page} from '@playwright/test'

/** The paths of all scripts that a page requests from now on, in their order. The list grows. */
export function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (one) => {
    if (one.resourceType() === 'script') scripts.push(new URL(one.url()).pathname)
  })
  return scripts
}
