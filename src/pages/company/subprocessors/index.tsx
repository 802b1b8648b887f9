import type {ReactNode} from 'react'
import {LegalPage} from '../../../components/layout/LegalPage'
import {CallToAction} from '../../../components/sections/CallToAction'
import {DataTable} from '../../../components/sections/DataTable'
import {Steps} from '../../../components/sections/Steps'
import * as content from './_content'

export default function Subprocessors(): ReactNode {
  return (
    <LegalPage {...content.page}>
      <DataTable {...content.list} />
      <Steps {...content.changes} />
      <DataTable {...content.others} />
      <CallToAction {...content.notify} />
    </LegalPage>
  )
}
