import type {ReactNode} from 'react'
import {Tree, type TreeProps} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const tree = {
  title: 'A realm and its organizations',
  description:
    'The realm holds two organizations. The first has an identity provider and two members, the second has one member.',
  root: {
    label: 'Realm',
    detail: 'shop',
    children: [
      {
        label: 'Acme',
        detail: 'acme.example',
        children: [{label: 'Identity provider', detail: 'SAML'}, {label: 'Ada'}, {label: 'Grace'}],
      },
      {label: 'Globex', detail: 'globex.example', children: [{label: 'Edsger'}]},
    ],
  },
} satisfies TreeProps

export function TreeDemo(): ReactNode {
  return <InBothModes name="Tree">{(mode) => <Tree {...tree} id={`tree-${mode}`} frame="bare" />}</InBothModes>
}
