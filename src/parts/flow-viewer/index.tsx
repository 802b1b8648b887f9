import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {Island} from '../../kit/ui/Island'

/** Where readers have a flow of their own explained: `src/parts/flow-viewer` does it in the browser. */
export function FlowViewer({anchor, children}: {anchor: string; children: ReactNode}): ReactNode {
  return (
    <Island
      name="flowViewer"
      props={{}}
      anchor={anchor}
      label={translate({id: 'site.flow.open', message: 'Open the viewer'})}
    >
      {children}
    </Island>
  )
}
