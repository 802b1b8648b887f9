import type {ReactNode} from 'react'
import {TokenClaims} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {CodeShowcase} from '../../../kit/sections/CodeShowcase'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import {Split} from '../../../kit/sections/Split'
import {TokenPair} from '../../../kit/ui/TokenPair'
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
