import {readFileSync} from 'node:fs'
import {withValues} from '../../lib/withValues'
import {JOB_VARIABLE, readJob} from './job.build'

const {messages} = readJob(readFileSync(process.env[JOB_VARIABLE] ?? '', 'utf8'))

/** Takes the place of `translate` of the framework, which only its bundler has. A text that the job lacks stays as it is. */
export const translate = (
  {id, message}: {id: string; message: string},
  values?: Readonly<Record<string, string | number>>,
): string => withValues(messages[id] ?? message, values)
