import type {ReactNode} from 'react'
import {Sketch} from '../../../kit/figures'
import {LegalPage} from '../../../kit/layout/LegalPage'
import {LegalText} from '../../../kit/layout/LegalText'
import {Split} from '../../../kit/sections/Split'
import * as content from './_content'
import Text, {toc} from './_text.mdx'
export default function Terms(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <Split {...content.which}>
        <Sketch {...content.texts} frame="bare" />
      </Split>
      <LegalText toc={toc}>
        <Text />
      </LegalText>
    </LegalPage>
  )
}
