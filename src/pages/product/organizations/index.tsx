import type {ReactNode} from 'react'
import {TokenClaims} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {CodeShowcase} from '../../../components/sections/CodeShowcase'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {NarrowProse} from '../../../components/sections/NarrowProse'
import {Split} from '../../../components/sections/Split'
import {TokenPair} from '../../../components/ui/TokenPair'
import * as content from './_content'
import Cost from './_cost.mdx'

export default function Organizations(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<TokenPair {...content.twoCustomers} isFirst />} />
      <DataTable {...content.isolation} />
      <CodeShowcase {...content.requests} />
      <Split {...content.token}>
        <TokenClaims {...content.claims} frame="bare" />
      </Split>
      <NarrowProse {...content.cost}>
        <Cost />
      </NarrowProse>
      <Faq {...content.faq} />
      <CallToAction {...content.callToAction} />
    </Page>
  )
}
