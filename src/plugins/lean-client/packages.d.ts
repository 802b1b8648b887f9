/** The file of the package by its own path, for which the alias does not stand. */
declare module 'nprogress/nprogress.js' {
  export {default} from 'nprogress'
}

/** A module of the framework's own, by its file, for which the replacement does not stand. */
declare module '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js' {
  import type {ReactElement} from 'react'
  import type {Location} from 'history'

  type Props = {children: ReactElement; location: Location; previousLocation: Location | null}
  export default function ClientLifecyclesDispatcher(props: Props): ReactElement
  export function dispatchLifecycleAction(action: string, ...args: readonly unknown[]): () => void
}
