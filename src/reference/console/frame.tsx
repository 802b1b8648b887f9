import type {ComponentProps, ReactNode} from 'react'
import {createRoot} from 'react-dom/client'
import {CONSOLE_HOST, type ConsoleHost, type ConsoleOperation} from '../apiPage'
import {CrashBoundary} from './CrashBoundary'
import {Console} from './Console'
import './frame.css'
import {handOverOnNavigation, receiveSession, sessionText} from './handover'
import {takePartInPage} from './pageAround'
import {dressAsPage, fitFrame} from './surroundings'

const isOperation = (props: unknown): props is ConsoleOperation =>
  typeof props === 'object' && props !== null && 'method' in props && 'path' in props && 'parameters' in props

const isHost = (value: unknown): value is ConsoleHost =>
  typeof value === 'object' &&
  value !== null &&
  ['operation', 'handover', 'open', 'close', 'showSample'].every((name) => name in value)

type CheckedProps = Omit<ComponentProps<typeof Console>, 'operation'> & {operation: unknown}

function Checked({operation, ...props}: CheckedProps): ReactNode {
  if (!isOperation(operation)) throw new Error('The page didn’t name an operation. Reload the page.')
  return <Console operation={operation} {...props} />
}

const frame = window.frameElement
const host: unknown = frame && Reflect.get(frame, CONSOLE_HOST)
if (frame && isHost(host)) {
  const {operation, handover, open, close, showSample} = host
  await dressAsPage()
  receiveSession(handover)
  handOverOnNavigation(`${ON_DEMAND_SETTINGS.baseUrl}api/`)
  takePartInPage()
  const onClose = (): void => close(sessionText())
  open()
  const root = document.createElement('div')
  root.className = 'api-console-root'
  document.body.append(root)
  fitFrame(root)
  createRoot(root).render(
    <CrashBoundary onClose={onClose}>
      <Checked operation={operation} onClose={onClose} showSample={showSample} />
    </CrashBoundary>,
  )
} else {
  document.body.textContent =
    'This is the console of the API reference. To open it, select "Try it" on the page of an operation.'
}
