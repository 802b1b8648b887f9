import type {ReactNode} from 'react'
import {DataTable} from '../../../components/sections/DataTable'
import {Split} from '../../../components/sections/Split'
import {Engagement} from '../../../components/templates/Engagement'
import {ProductShot} from '../../../components/ui/ProductShot'
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
