import type {ReactNode} from 'react'
import {OnDemandAttribute, ProgramAttribute} from '../../../lib/attributes'
import type {IslandName} from '../../../lib/onDemandNames'
import button from '../Button/styles.module.css'

/** A part of the page that becomes React when the reader opens it, as the module of this name in `src/client/bundle/modules.build.ts` draws it. */
export type IslandProps = {
  name: IslandName
  /** What it is given; must survive JSON. */
  props: object
  /** Anchor of the element that names it, which is in the page around it. An address that ends with it opens the island. */
  anchor: string
  /** Label of what opens it. */
  label: string
  /** What stands above the button until then. */
  children: ReactNode
}

/**
 * The button is a link to the anchor: pressed before the page's script has come, it opens the island as soon as it has.
 * `src/client/islands.client.ts` does the rest.
 */
export function Island({name, props, anchor, label, children}: IslandProps): ReactNode {
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003c`)
  return (
    <div {...{[OnDemandAttribute.island]: name, [ProgramAttribute.ignore]: ''}} key={json}>
      <script type="application/json" dangerouslySetInnerHTML={{__html: json}} />
      {children}
      <a className={button.button} role="button" href={`#${anchor}`} {...{[OnDemandAttribute.opener]: ''}}>
        {label}
      </a>
    </div>
  )
}
