import type {ReactNode} from 'react'
import {Sequence} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {DataTable} from '../../../components/sections/DataTable'
import {FeatureList} from '../../../components/sections/FeatureList'
import {Hero} from '../../../components/sections/Hero'
import {Split} from '../../../components/sections/Split'
import {ProductShot} from '../../../components/ui/ProductShot'
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
