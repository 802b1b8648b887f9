import {TRY_IT_ANCHOR, type ConsoleOperation} from '../../lib/apiPage'
import {islandOf} from '../mount'
import {Console} from './Console'
import './console.css'
import {handOverOnNavigation, receiveSession} from './handover'
import {mayCallServers} from './mayCallServers'

const REFERENCE = `${ON_DEMAND_SETTINGS.baseUrl}api/`

const isOperation = (props: unknown): props is ConsoleOperation =>
  typeof props === 'object' && props !== null && 'method' in props && 'path' in props && 'parameters' in props

handOverOnNavigation(REFERENCE)

/** The console of the API reference. */
export const {mount} = islandOf((operation, onClose) => {
  if (!isOperation(operation)) throw new Error('The page does not say which operation this is.')
  if (!mayCallServers(REFERENCE))
    // By a query, for another document: a reload would not put the focus on the anchor.
    location.replace(`${location.pathname}?console#${TRY_IT_ANCHOR}`)
  return <Console operation={operation} onClose={onClose} />
}, receiveSession)
