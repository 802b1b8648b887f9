import type {ReactNode} from 'react'
import {LegalPage} from '../../../components/layout/LegalPage'
import {LegalText} from '../../../components/layout/LegalText'
import * as content from './_content'
import Text, {toc} from './_text.mdx'

export default function Terms(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <LegalText toc={toc}>
        <Text />
      </LegalText>
    </LegalPage>
  )
}
