import {useMemo, type ComponentProps, type ReactNode} from 'react'
import Dispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'
import {wellEncoded} from './wellEncoded'

export {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'

/**
 * What scrolls to the hash of an address and tells of it, as the framework has it. The framework throws for a hash that
 * is not well encoded, as in `#100%`: a reader who came back to it saw that the page had crashed.
 */
export default function ClientLifecyclesDispatcher(props: ComponentProps<typeof Dispatcher>): ReactNode {
  const location = useMemo(() => wellEncoded(props.location), [props.location])
  return <Dispatcher {...props} location={location} />
}
