import type {ReactNode} from 'react'
import {DataTable} from '../../../components/sections/DataTable'
import {Split} from '../../../components/sections/Split'
import {Engagement} from '../../../components/templates/Engagement'
import * as content from './_content'
import Default from './_default.mdx'
import Themed from './_themed.mdx'

export default function Theming(): ReactNode {
  return (
    <Engagement content={content.engagement} figure={<Themed />}>
      <Split {...content.before}>
        <Default />
      </Split>
      <DataTable {...content.pages} />
    </Engagement>
  )
}
