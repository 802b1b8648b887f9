import type {ReactNode} from 'react'
import {DataTable} from '../../../kit/sections/DataTable'
import {Split} from '../../../kit/sections/Split'
import {Engagement} from '../../../kit/templates/Engagement'
import {ProductShot} from '../../../kit/ui/ProductShot'
import * as content from './_content'
import Default from './_default.mdx'

export default function Theming(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<ProductShot name="login-cedar" isFirst isWhole />}>
      <Split {...content.before}>
        <Default />
      </Split>
      <DataTable {...content.pages} />
    </Engagement>
  )
}
