import type {ReactNode} from 'react'
import {Sequence} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {CodeShowcase} from '../../../kit/sections/CodeShowcase'
import {DataTable} from '../../../kit/sections/DataTable'
import {FeatureList} from '../../../kit/sections/FeatureList'
import {Hero} from '../../../kit/sections/Hero'
import {Split} from '../../../kit/sections/Split'
import {ProductShot} from '../../../kit/ui/ProductShot'
import * as content from './_content'

export default function Configure(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<ProductShot name="console-brute-force" isFirst />} />
      <DataTable {...content.places} />
      <Split {...content.promote}>
        <Sequence {...content.promotion} frame="bare" />
      </Split>
      <CodeShowcase {...content.script} />
      <FeatureList {...content.limits} />
      <CallToAction {...content.next} />
    </Page>
  )
}
