import type {Locator, Page} from '@playwright/test'
import type {Lab} from '../start'
import type {Screenshot} from '../../src/data/screenshots'
import {SiteError} from '../../src/lib/problem'
import {boxAround, drawFrame, pointAt} from './frame'

import type {Shot} from './shot'
import {comeToRest, replaceAccidents, steady, steadyContext, untilSteady} from './steady'

/** Around what a picture is cut to where its entry says nothing else, in CSS pixels. */
const ROOM = 16
/** How long a listed element may take to come. Milliseconds; machines are busy. */
const PATIENCE_MS = 45_000

/** A picture, and where in it the named elements begin. */
export type TakenShot = {png: Buffer; points?: Screenshot['points']}

/** Takes one picture, with two pixels for each CSS pixel. @throws SiteError where an element is gone. */
export async function takeShot(name: string, shot: Shot, lab: Lab): Promise<TakenShot> {
  await shot.prepare?.(lab)
  const page = await openPage(shot, lab)
  page.setDefaultTimeout(PATIENCE_MS)
  try {
    await shot.act?.(page, lab)
    const find = async (selector: string): Promise<Locator> => {
      const element = page.locator(selector).first()
      try {
        await element.waitFor()
      } catch {
        throw gone(name, selector, page.url().replace(lab.url, ''))
      }
      return element
    }
    for (const selector of shot.shows) await find(selector)
    await comeToRest(page)
    await replaceAccidents(page, {
      [lab.url]: 'https://auth.example.com',
      [lab.application.url]: 'https://app.acme.example',
    })
    if (shot.highlight !== undefined) await drawFrame(page, await find(shot.highlight))
    const parts = await Promise.all((shot.crop ?? []).map(async (selector) => (await find(selector)).boundingBox()))
    const boxes = parts.filter((box) => box !== null)
    const clip = boxes.length > 0 ? boxAround(boxes, shot.room ?? ROOM, shot.window) : undefined
    const points: Record<string, {x: number; y: number}> = {}
    for (const [point, selector] of Object.entries(shot.points ?? {})) {
      const box = await (await find(selector)).boundingBox()
      if (box) points[point] = pointAt(box, clip)
    }
    const png = await untilSteady(() => page.screenshot({animations: 'disabled', caret: 'hide', scale: 'device', clip}))
    return {png, ...(shot.points && {points})}
  } finally {
    await page.context().close()
  }
}

async function openPage({as, window, path, scheme = 'light'}: Shot, lab: Lab): Promise<Page> {
  const options = {
    ...steadyContext,
    colorScheme: scheme,
    viewport: window,
    before: (page: Page) => steady(page, [lab.url, lab.application.url]),
  }
  const address = typeof path === 'function' ? await path(lab) : path
  if (as !== 'nobody') return lab.browser.signedIn(as, {...options, path: address})
  const page = await lab.browser.open(options)
  if (address !== undefined) await page.goto(address)
  return page
}

function gone(name: string, selector: string, address: string): SiteError {
  return new SiteError({
    file: 'lab/screenshots/list.ts',
    what: `The picture "${name}" lists the element ${selector}, which ${address} doesn't have.`,
    allowed: 'selectors of visible elements on the page',
    fix: 'Look at the page with "npm run lab", and correct the selector. If the page has changed, also correct the text next to the picture.',
  })
}
