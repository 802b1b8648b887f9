import type {ReactNode} from 'react'
import {Sketch} from '../../../kit/figures'
import {LegalPage} from '../../../kit/layout/LegalPage'
import {LegalText} from '../../../kit/layout/LegalText'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import * as content from './_content'
import Text, {toc} from './_text.mdx'
export default function ServiceAgreement(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <NarrowProse {...content.end}>
        <Sketch {...content.ending} frame="bare" />
      </NarrowProse>
      <LegalText toc={toc}>
        <Text />
      </LegalText>
    </LegalPage>
  )
}
