import type {TestProject} from 'vitest/node'
import {startEmptyLab, whyUnavailable} from '../../lab'

/** What the files of the suite call: a server, by its URL without a slash at the end, or none, with the reason. */
export type CalledServer = {url: string} | {missing: string}

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    calledServer: CalledServer
  }
}

/** Starts the server of all files of the suite, unless `LAB_URL` names one. Each file opens a realm in it. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.LAB_URL
  if (given) {
    project.provide('calledServer', {url: given})
    return undefined
  }
  const missing = await whyUnavailable(['registry'])
  if (missing !== undefined) {
    project.provide('calledServer', {missing})
    return undefined
  }
  const {url, stop} = await startEmptyLab({bundle: 'registry'})
  project.provide('calledServer', {url})
  return stop
}
