import {expect} from 'vitest'
import {errorMessages as messages} from '../../src/data/errorMessages'
import type {ErrorArea, ErrorMessage} from '../../src/data/errorMessages'
import {bundles, type BundleName} from '../bundles'
import type {Fact, FactGroup} from '../record/group'
import {atDesk, type Desk, type DeskLab} from './provocations/desk'
import {directories, mails} from './provocations/directories'
import {events} from './provocations/events'
import {clients, objects} from './provocations/objects'
import {authorizations, registrations} from './provocations/pages'
import {brokers, samlApplications} from './provocations/partners'
import type {Observed} from './provocations/requests'
import {starts} from './provocations/starts'
import {codes, grants, refreshes} from './provocations/tokens'
import {users} from './provocations/users'

const provocations: Readonly<Record<ErrorArea, (desk: Desk, lab: DeskLab) => Promise<Observed>>> = {
  codes,
  refreshes,
  grants,
  authorizations,
  registrations,
  events,
  users,
  clients,
  objects,
  brokers,
  samlApplications,
  directories,
  mails,
  starts,
}

const isArea = (name: string): name is ErrorArea => Object.hasOwn(provocations, name)

/** Whether a text has the pieces of a message between `…`, in their order. */
function shows(seen: string, {text, error}: ErrorMessage): boolean {
  const plain = seen.replaceAll('\\"', '"')
  let at = 0
  for (const piece of text.split('…')) {
    const found = plain.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return error === undefined || plain.includes(error)
}

/** What a server says otherwise than the messages of an area; empty if it says all of them. */
export async function differencesOf(area: ErrorArea, version: string, lab: DeskLab): Promise<string[]> {
  const observed = await atDesk(lab, (desk) => provocations[area](desk, lab))
  const rows = messages.filter((message) => message.area === area)
  const known = new Set(rows.map(({id}) => id))
  const unlisted = Object.keys(observed).filter((id) => !known.has(id))
  return [
    ...unlisted.map((id) => `${id} is no message of this area in src/data/errorMessages`),
    ...rows.flatMap((row) => {
      const seen = observed[row.id]
      if (seen === undefined) return [`${row.id}: lab/facts/provocations doesn't provoke it`]
      const isExpected = row.versions?.some((one) => one === version) ?? true
      if (shows(seen, row) === isExpected) return []
      return [`${row.id}: ${isExpected ? 'expected' : 'not expected'} "${row.text}", the server says: ${seen}`]
    }),
  ]
}

/** The messages of `src/data/errorMessages.ts`, provoked on one version. */
function messagesOn(bundle: BundleName): FactGroup {
  const version = bundles[bundle].server
  const facts = Object.keys(provocations)
    .filter(isArea)
    .map((area): Fact => ({
      says: `Keycloak ${version} writes the listed messages of the area ${area}`,
      check: async (lab) => expect(await differencesOf(area, version, lab)).toEqual([]),
    }))
  return {subject: `Error messages of Keycloak ${version}`, bundle, facts}
}

/** One group for each version on which pages are proven. */
export const errorMessageGroups: readonly FactGroup[] = [
  messagesOn('registry'),
  messagesOn('events-26.6'),
  messagesOn('events-26.7'),
]
