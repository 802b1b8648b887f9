import type {ReactNode} from 'react'
import {Timeline} from '../../../components/figures'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {FactRow} from '../../../components/sections/FactRow'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {NarrowProse} from '../../../components/sections/NarrowProse'
import {Steps} from '../../../components/sections/Steps'
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
