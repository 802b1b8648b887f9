import type {ComponentType} from 'react'
import {createRoot} from 'react-dom/client'
import {CONSOLE_HOST, type ConsoleHost} from '../apiPage'
import {CrashBoundary} from './CrashBoundary'
import {receiveSession, sessionText} from './handover'
import {takePartInPage} from './pageAround'
import {dressAsPage, fitFrame} from './surroundings'

/** What the content of a frame is given. */
export type FramedProps = Pick<ConsoleHost, 'props' | 'showSample'> & {onClose: () => void}

/** A document that pages frame. */
export type Framed = {
  /** Throws if `props` aren't for it. */
  Content: ComponentType<FramedProps>
  /** Runs after the session of an earlier frame was received. */
  prepare?: () => void
  /** What the document says if no page frames it. */
  unframed: string
}

const isHost = (value: unknown): value is ConsoleHost =>
  typeof value === 'object' &&
  value !== null &&
  ['props', 'handover', 'open', 'close', 'showSample'].every((name) => name in value)

/** Draws the content of a frame as a part of the page around it. */
export async function startFrame({Content, prepare, unframed}: Framed): Promise<void> {
  const frame = window.frameElement
  const host: unknown = frame && Reflect.get(frame, CONSOLE_HOST)
  if (!isHost(host)) {
    document.body.textContent = unframed
    return
  }
  const {props, handover, open, close, showSample} = host
  await dressAsPage()
  receiveSession(handover)
  prepare?.()
  takePartInPage()
  const onClose = (): void => close(sessionText())
  open()
  const root = document.createElement('div')
  root.className = 'api-console-root'
  document.body.append(root)
  fitFrame(root)
  createRoot(root).render(
    <CrashBoundary onClose={onClose}>
      <Content props={props} onClose={onClose} showSample={showSample} />
    </CrashBoundary>,
  )
}
