import type {ReactNode} from 'react'
import {Sketch} from '../../../kit/figures'
import {LegalPage} from '../../../kit/layout/LegalPage'
import {CallToAction} from '../../../kit/sections/CallToAction'
import {DataTable} from '../../../kit/sections/DataTable'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import {Steps} from '../../../kit/sections/Steps'
import * as content from './_content'

export default function Subprocessors(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <NarrowProse {...content.place}>
        <Sketch {...content.regions} frame="bare" />
      </NarrowProse>
      <DataTable {...content.list} />
      <Steps {...content.changes} />
      <DataTable {...content.others} />
      <CallToAction {...content.notify} />
    </LegalPage>
  )
}
