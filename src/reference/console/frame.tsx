import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import type {ConsoleOperation} from '../apiPage'
import {Console} from './Console'
import './frame.css'
import {handOverOnNavigation} from './handover'
import {startFrame, type FramedProps} from './startFrame'

const isOperation = (props: unknown): props is ConsoleOperation =>
  typeof props === 'object' && props !== null && 'method' in props && 'path' in props && 'parameters' in props

function Checked({props, ...others}: FramedProps): ReactNode {
  if (!isOperation(props))
    throw new Error(
      translate({id: 'site.console.noOperation', message: 'The page didn’t name an operation. Reload the page.'}),
    )
  return <Console operation={props} {...others} />
}

await startFrame({
  Content: Checked,
  prepare: () => handOverOnNavigation(`${ON_DEMAND_SETTINGS.baseUrl}api/`),
  unframed: translate({
    id: 'site.console.unframed',
    message: 'This is the console of the API reference. To open it, select "Try it" on the page of an operation.',
  }),
})
