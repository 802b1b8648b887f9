import type {ReactNode} from 'react'
import {Page} from '../../kit/layout/Page'
import {DataTable} from '../../kit/sections/DataTable'
import {FactRow} from '../../kit/sections/FactRow'
import {Hero} from '../../kit/sections/Hero'
import {NarrowProse} from '../../kit/sections/NarrowProse'
import * as content from './_content'
import Method from './_method.mdx'
import {weights} from './_weights'

export default function Quality(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} />
      <FactRow {...content.facts} />
      <DataTable {...content.figures} />
      <NarrowProse {...content.method}>
        <Method />
      </NarrowProse>
      {weights && <DataTable {...weights} />}
      <DataTable {...content.corrections} composition={weights ? 'split' : 'table'} />
    </Page>
  )
}
