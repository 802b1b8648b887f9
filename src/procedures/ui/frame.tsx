import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {PageCheckForm} from '../../reference/console/check/PageCheckForm'
import {RealmReadingForm} from '../../reference/console/realmCheck/RealmReadingForm'
import {startFrame, type FramedProps} from '../../reference/console/startFrame'
import {isPageCheckTask} from '../../reference/pageCheck'
import {isRealmReadingTask} from '../../reference/realmReading'
import {procedures} from '../procedures'
import './frame.css'
import {ProcedureForm} from './ProcedureForm'
import {isProcedureTask} from './task'

function Content({props, onClose}: FramedProps): ReactNode {
  if (isPageCheckTask(props)) return <PageCheckForm task={props} onClose={onClose} />
  if (isRealmReadingTask(props)) return <RealmReadingForm onClose={onClose} />
  const procedure = isProcedureTask(props) ? procedures.find(({name}) => name === props.name) : undefined
  if (procedure === undefined)
    throw new Error(
      translate({
        id: 'site.procedure.noTask',
        message: 'The page has no checks, no procedure, and no realm to read. Reload the page.',
      }),
    )
  return <ProcedureForm procedure={procedure} onClose={onClose} />
}

await startFrame({
  Content,
  unframed: translate({
    id: 'site.procedure.unframed',
    message:
      'This document checks and changes your realm. To open it, select "Check this page in my realm" on a page of the docs, or "Log in and check my realm" at the realm check.',
  }),
})
