import {cut} from '../../lib/cut'
import type {PageCheck} from './checks'
import {matchJson} from './json'
import {matchText} from './match'
import {createRenamer, renameJson, renamePath, type RealNames} from './names'
import type {KnownServer} from './serverInfo'
import {extensionOf, isForVersion} from './versions'

/** Characters of an answer that a difference shows. */
const MOST_SHOWN = 300

/** What of an answer is compared. */
export type CheckAnswer = {status: number; text: string; json: unknown}

/** What a comparison found. `difference` says where the realm differs from the page. */
export type Comparison = {passed: true} | {difference: string}

/** What a check needs besides its place in the page. */
export type ComparedCheck = Pick<PageCheck, 'path' | 'expected' | 'only'>

/** Why a check isn't for a server, or can't be decided because the server is unknown; undefined if it's to be sent. */
export function whySkipped({only}: ComparedCheck, server: KnownServer | undefined): string | undefined {
  if (only === undefined) return undefined
  const {extension, isWithout} = extensionOf(only)
  if (extension !== undefined && server !== undefined)
    return server.provided.includes(extension) !== isWithout ? undefined : `it's for ${only}`
  if (server?.keycloak === undefined) return `the version of the server is unknown, and it needs ${only}`
  return isForVersion(only, server.keycloak) ? undefined : `it's for ${only}`
}

/** The path to ask, with the names of the reader's realm. */
export const pathFor = ({path}: ComparedCheck, names: RealNames): string => renamePath(path, createRenamer(names))

const isEmpty = (json: unknown): boolean => Array.isArray(json) && json.length === 0

/** Whether a list has to have an element: `…` stands for any number of them. */
const wantsElement = (json: unknown): boolean => Array.isArray(json) && json.some((element) => element !== '…')

/** Compares what a realm answers with what the page expects of it. The command line and the browser use this function. */
export function compareCheck({expected}: ComparedCheck, answer: CheckAnswer, names: RealNames): Comparison {
  const rename = createRenamer(names)
  if (answer.status !== expected.status)
    return {difference: `the server answers ${answer.status}: ${cut(answer.text, MOST_SHOWN)}`}
  if (isEmpty(answer.json) && wantsElement(expected.json))
    return {difference: 'the list is empty, so what the page creates isn’t there'}
  const match =
    expected.json === undefined
      ? matchText(rename(expected.body), answer.text)
      : matchJson(renameJson(expected.json, rename), answer.json)
  return 'what' in match ? {difference: match.what} : {passed: true}
}
