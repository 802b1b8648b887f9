import type {ReactNode} from 'react'
import {Timeline} from '../../../kit/figures'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {FactRow} from '../../../kit/sections/FactRow'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'
import Text from './_text.mdx'

export default function VersionUpgrades(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<Timeline {...content.timeline} frame="bare" />} />
      <FactRow {...content.now} />
      <NarrowProse {...content.why}>
        <Text />
      </NarrowProse>
      <DataTable {...content.duties} />
      <Steps {...content.course} />
      <DataTable {...content.versions} />
      <Faq {...content.questions} />
      <DataTable {...content.past} />
      <CallToAction {...content.next} />
    </Page>
  )
}
