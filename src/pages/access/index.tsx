import type {ReactNode} from 'react'
import {Sketch} from '../../kit/figures'
import {Page} from '../../kit/layout/Page'
import {CallToAction} from '../../kit/sections/CallToAction'
import {DataTable} from '../../kit/sections/DataTable'
import {Faq} from '../../kit/sections/Faq'
import {Hero} from '../../kit/sections/Hero'
import {Steps} from '../../kit/sections/Steps'
import * as content from './_content'

export default function Access(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={<Sketch {...content.which} frame="bare" />} />
      <Steps {...content.register} />
      <DataTable {...content.doors} />
      <Faq {...content.questions} />
      <CallToAction {...content.request} />
    </Page>
  )
}
