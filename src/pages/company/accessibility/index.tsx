import type {ReactNode} from 'react'
import {LegalPage} from '../../../kit/layout/LegalPage'
import {DataTable} from '../../../kit/sections/DataTable'
import {FactRow} from '../../../kit/sections/FactRow'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import * as content from './_content'
import Feedback from './_feedback.mdx'
import Limitations from './_limitations.mdx'
import Scope from './_scope.mdx'

export default function Accessibility(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <FactRow {...content.facts} />
      <NarrowProse {...content.scope}>
        <Scope />
      </NarrowProse>
      <NarrowProse {...content.gaps}>
        <Limitations />
      </NarrowProse>
      <NarrowProse {...content.feedback}>
        <Feedback />
      </NarrowProse>
      <DataTable {...content.table} />
    </LegalPage>
  )
}
