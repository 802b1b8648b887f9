import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {Page} from '../../../components/layout/Page'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Faq} from '../../../components/sections/Faq'
import {Hero} from '../../../components/sections/Hero'
import {Split} from '../../../components/sections/Split'
import {Steps} from '../../../components/sections/Steps'
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
