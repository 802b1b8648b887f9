import {
  comeToRest,
  compare,
  people,
  samplePictureName,
  samplePictures,
  steadyContext,
  untilSteady,
  writePicture,
  writeScreenshots,
} from '../../lab'
import {screenshots, type Screenshot} from '../../src/data/screenshots'
import type {SampleApp} from '../../src/data/sampleApps'
import {callApi, close, logIn, type Running} from './promises'
import {versions} from './proof'

/** Size of the window, and the room below the answer. CSS pixels. */
const WINDOW = {width: 720, height: 540}
const ROOM = 24

const entries: Record<string, Screenshot> = {...screenshots}

/** Takes the picture of the result that the page of a sample shows, and writes it if it has changed. */
export async function takePicture(running: Running, app: SampleApp): Promise<void> {
  const name = samplePictureName(app)
  const alt = samplePictures[name]?.alt
  if (alt === undefined) throw new Error(`The sample "${app.name}" has no pages.`)
  const page = await logIn(running, '/call-api', people.alice, {...steadyContext, viewport: WINDOW})
  await callApi(page, people.alice)
  await comeToRest(page)
  const answer = await page.getByTestId('api-answer').boundingBox()
  if (!answer) throw new Error(`The answer of the API is not visible in "${app.name}".`)
  const clip = {x: 0, y: 0, width: WINDOW.width, height: Math.ceil(answer.y + answer.height) + ROOM}
  const png = await untilSteady(() => page.screenshot({animations: 'disabled', scale: 'device', clip}))
  await close(page)
  const date = new Date().toISOString().slice(0, 10)
  const {entry, result} = await compare({name, png, alt, versions, date}, entries[name])
  entries[name] = entry
  if (result === 'same') return
  await writePicture(name, png)
  await writeScreenshots(entries)
}
