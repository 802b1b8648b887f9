import type {ReactNode} from 'react'
import {Sketch} from '../../../kit/figures'
import {LegalPage} from '../../../kit/layout/LegalPage'
import {LegalText} from '../../../kit/layout/LegalText'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import * as content from './_content'
import Text, {toc} from './_text.mdx'
export default function Privacy(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <NarrowProse {...content.periods}>
        <Sketch {...content.kept} frame="bare" />
      </NarrowProse>
      <LegalText toc={toc}>
        <Text />
      </LegalText>
    </LegalPage>
  )
}
