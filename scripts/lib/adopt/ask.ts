import path from 'node:path'
import {createInterface, type Interface} from 'node:readline/promises'
import {validateBrand} from '../../../src/config/validateBrand'
import type {Brand} from '../../../src/data/types'
import {existingDescription, requireDocs, type Answers} from './answers'
import {partNames, parts, type PartName} from './parts'
import {suggestedField, suggestedLink} from './suggest'

/** The fields of a brand that every site has, with what to type. */
const REQUIRED = [
  ['name', 'Name, as readers see it'],
  ['slug', 'Slug, for paths (lowercase letters, digits, hyphens)'],
  ['legalName', 'Legal name'],
  ['domain', 'Host of the site, such as www.example.com'],
  ['supportEmail', 'Support address'],
] as const

/**
 * Asks for the brand, and for each part of the sample whether the provider has it.
 * @param current the brand as it is.
 * @param earlier the parts that earlier runs removed, or undefined before the first run.
 */
export async function askForAnswers(current: Brand, earlier?: readonly string[]): Promise<Answers> {
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  try {
    console.log('Press Enter to take the value in parentheses.\n')
    const fields: Record<string, string> = {}
    for (const [field, question] of REQUIRED)
      fields[field] = await ask(terminal, question, suggestedField(field, current, fields))
    console.log('\nWhich of these do you have? Answer "no" to remove the part, with its pages and the links to it.\n')
    const remove: PartName[] = []
    for (const name of partNames.filter((part) => earlier?.includes(part) !== true))
      if (!(await confirm(terminal, parts[name].question))) remove.push(name)
    const keepDocs = remove.includes('docs') ? await askForDocs(terminal) : []
    const api = (await terminal.question('\nPath of your API description, or Enter to keep the present one: ')).trim()
    const links = await askForLinks(terminal, current, fields.domain ?? current.domain, remove)
    return {
      ...(api === '' ? {} : {api: existingDescription(path.resolve(api))}),
      brand: validateBrand({...(earlier === undefined ? withoutSample(current) : current), ...fields, links}),
      remove,
      keepDocs,
      onUncommittedChanges: 'stop',
    }
  } finally {
    terminal.close()
  }
}

async function askForDocs(terminal: Interface): Promise<string[]> {
  const answer = await terminal.question(
    'Folders of docs to keep, separated by commas, such as "organizations, sso", or Enter for none: ',
  )
  const keepDocs = answer
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  requireDocs({remove: ['docs'], keepDocs})
  return keepDocs
}

/** The optional fields of the sample are about its servers. */
function withoutSample({httpsOnly}: Brand): Partial<Brand> {
  return httpsOnly === undefined ? {} : {httpsOnly}
}

async function askForLinks(
  terminal: Interface,
  current: Brand,
  domain: string,
  remove: readonly PartName[],
): Promise<Record<string, string>> {
  const wanted = Object.entries(current.links).filter(([field]) => !remove.some((name) => name === field))
  const answers: Record<string, string> = {}
  console.log('\nAddresses outside the site\n')
  for (const [field, value] of wanted)
    answers[field] = await ask(terminal, field, suggestedLink(value, current, domain))
  return answers
}

async function ask(terminal: Interface, question: string, suggested: string): Promise<string> {
  const answer = (await terminal.question(`${question} (${suggested}): `)).trim()
  return answer === '' ? suggested : answer
}

/** @returns true unless the answer begins with "n". */
export async function confirm(terminal: Interface, question: string): Promise<boolean> {
  return !/^n/i.test((await terminal.question(`${question} (yes/no, Enter for yes): `)).trim())
}

/** Asks one question. A program without a terminal gets "no". */
export async function confirmOnce(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  try {
    return /^y/i.test((await terminal.question(`${question} (yes/no): `)).trim())
  } finally {
    terminal.close()
  }
}
