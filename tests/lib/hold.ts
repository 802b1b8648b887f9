import type {Page} from '@playwright/test'

/** Keeps what a page asks for from coming. @returns what lets it come. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letPass = (): void => undefined
  const mayPass = new Promise<void>((resolve) => (letPass = resolve))
  await page.route(url, (route) => mayPass.then(() => route.continue()))
  return () => letPass()
}
