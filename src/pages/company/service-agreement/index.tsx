import type {ReactNode} from 'react'
import {LegalPage} from '../../../kit/layout/LegalPage'
import {LegalText} from '../../../kit/layout/LegalText'
import * as content from './_content'
import Text, {toc} from './_text.mdx'

export default function ServiceAgreement(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <LegalText toc={toc}>
        <Text />
      </LegalText>
    </LegalPage>
  )
}
