import type {Page} from '@playwright/test'

/** When every picture is taken, as far as the page knows. */
export const MOMENT = new Date('2026-11-21T09:00:00Z')

/** What stands for what the server draws by lot, such as the value that proves a domain. */
const STEADY_HASH = '5c1f0f7fd84da3c1a5e1b8f4c8b8b0bf'

/** A picture takes 100 ms and more. */
const MOST_DRAWINGS = 40

/** A date as the admin console writes it. */
const DATE = /\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2} [AP]M/g

/** A date as the lists of events and sessions write it. */
const LONG_DATE = /[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M/g

/** What the browser is opened with, so that a second run draws the same. */
export const steadyContext = {
  deviceScaleFactor: 2,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
} as const

/** Fixes the clock, and keeps out everything that does not come from the lab. Before anything is loaded. */
export async function steady(page: Page, origins: readonly string[]): Promise<void> {
  await page.clock.setFixedTime(MOMENT)
  await page.route(
    (address) => !origins.includes(address.origin) && address.protocol.startsWith('http'),
    (route) => route.abort(),
  )
}

/** Waits until the fonts and pictures are there, and takes mouse and focus from what has them. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

/** Draws until two pictures in a row are the same: only then is nothing on its way any more. */
export async function untilSteady(draw: () => Promise<Buffer>): Promise<Buffer> {
  let last = await draw()
  for (let count = 1; count < MOST_DRAWINGS; count += 1) {
    const next = await draw()
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`The page still changed after ${MOST_DRAWINGS} pictures.`)
}

/**
 * Puts names in the place of what is another at every start: addresses, with their ports, dates, ids and hashes.
 * @param addresses what stands for which address.
 */
export async function replaceAccidents(page: Page, addresses: Readonly<Record<string, string>>): Promise<void> {
  const found = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    return {texts, fields: [...fields].map(({value}) => value)}
  })
  const [texts, fields] = withoutAccidents([found.texts, found.fields], addresses)
  await page.evaluate(
    ([newTexts = [], newFields = []]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (const text of newTexts) {
        if (walker.nextNode() && walker.currentNode.nodeValue !== text) walker.currentNode.nodeValue = text
      }
      const elements = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
      for (const [index, element] of elements.entries()) {
        if (element.value !== newFields[index]) element.value = newFields[index] ?? ''
      }
    },
    [texts, fields],
  )
}

/** The texts with steady names. The same id becomes the same everywhere, numbered in the order in which ids are seen. */
export function withoutAccidents(
  lists: readonly (readonly string[])[],
  addresses: Readonly<Record<string, string>>,
): string[][] {
  const ids = new Map<string, string>()
  return lists.map((list) =>
    list.map((text) =>
      Object.entries(addresses)
        .reduce((result, [from, to]) => result.replaceAll(from, to), text)
        .replaceAll(DATE, MOMENT.toLocaleString('en-US', {timeZone: 'UTC'}))
        .replaceAll(LONG_DATE, steadyDate)
        .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
          const steadyId = ids.get(id) ?? `6b1f0c3e-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`
          ids.set(id, steadyId)
          return steadyId
        })
        .replaceAll(/[0-9a-f]{40,}/g, (hash) => STEADY_HASH.repeat(8).slice(0, hash.length)),
    ),
  )
}

const HOUR = 3_600_000

/** The date as far from the moment of the pictures as it is from now, on the hour: what lies in the future stays there. */
function steadyDate(text: string): string {
  const date = new Date(`${text.replace(' at', '')} UTC`)
  const moved = MOMENT.getTime() + Math.round((date.getTime() - Date.now()) / HOUR) * HOUR
  return new Date(moved).toLocaleString('en-US', {dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC'})
}
