import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {Page} from '../../../kit/layout/Page'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {Faq} from '../../../kit/sections/Faq'
import {Hero} from '../../../kit/sections/Hero'
import {Split} from '../../../kit/sections/Split'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'
import Default from './_default.mdx'
import Themed from './_themed.mdx'

const themed = (
  <MDXContent>
    <Themed />
  </MDXContent>
)

export default function Customize(): ReactNode {
  return (
    <Page {...content.page}>
      <Hero {...content.hero} figure={themed} />
      <DataTable {...content.ways} />
      <Split {...content.before}>
        <MDXContent>
          <Default />
        </MDXContent>
      </Split>
      <Steps {...content.code} />
      <Faq {...content.questions} />
      <CallToAction {...content.next} />
    </Page>
  )
}
