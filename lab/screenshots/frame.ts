import type {Locator, Page} from '@playwright/test'

/** A part of the page in CSS pixels. */
export type Box = {x: number; y: number; width: number; height: number}

/** Between a frame and its element, in CSS pixels. */
const FRAME_GAP = 4
/** Neither Keycloak nor the site has it, and it stands out of both their colour modes. */
const FRAME_COLOR = '#c2410c'

/** The smallest box around all of them, with room on every side, inside the window and on whole pixels. */
export function boxAround(boxes: readonly Box[], room: number, window: {width: number; height: number}): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({x}) => x)) - room))
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({y}) => y)) - room))
  const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map(({x, width}) => x + width)) + room))
  const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map(({y, height}) => y + height)) + room))
  return {x: left, y: top, width: right - left, height: bottom - top}
}

/** Where a caption's mark is: at the beginning of an element, in its middle. @param clip what the picture is cut to. */
export function pointAt({x, y, height}: Box, clip: Box = {x: 0, y: 0, width: 0, height: 0}): {x: number; y: number} {
  return {x: Math.round(x - clip.x), y: Math.round(y + height / 2 - clip.y)}
}

/** Draws a frame around an element, over everything else. */
export async function drawFrame(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error("An element without a box can't be framed.")
  await page.evaluate(
    ({x, y, width, height, gap, color}) => {
      const frame = document.createElement('div')
      Object.assign(frame.style, {
        position: 'fixed',
        zIndex: '2147483647',
        pointerEvents: 'none',
        boxSizing: 'border-box',
        left: `${x - gap}px`,
        top: `${y - gap}px`,
        width: `${width + 2 * gap}px`,
        height: `${height + 2 * gap}px`,
        border: `2px solid ${color}`,
        borderRadius: '6px',
      })
      document.body.append(frame)
    },
    {...box, gap: FRAME_GAP, color: FRAME_COLOR},
  )
}
