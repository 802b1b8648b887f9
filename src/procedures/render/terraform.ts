import type {HclBlock, HclBody, HclValue} from '../procedure'
import {readerOf} from '../values'
import type {Render} from './render'

/** A text of the Terraform language. Without the doubled characters, `${` and `%{` would start an expression. */
export function hclText(text: string): string {
  const escapes: Readonly<Record<string, string>> = {'"': '\\"', '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t'}
  const escaped = text
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/["\\\n\r\t]/g, (character) => escapes[character] ?? character)
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll(/[$%](?=\{)/g, '$&$&')
  return `"${escaped}"`
}

const isList = (value: HclValue): value is readonly HclValue[] => Array.isArray(value)

const NAME = /^[A-Za-z_][\w-]*$/

/** An expression. @param indent of the line on which it starts. */
export function hclValue(value: HclValue, indent = ''): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (typeof value === 'string') return hclText(value)
  if (isList(value)) return `[${value.map((each) => hclValue(each, indent)).join(', ')}]`
  if ('hcl' in value && typeof value.hcl === 'string') return value.hcl
  const members = Object.entries(value)
  if (members.length === 0) return '{}'
  const inner = `${indent}  `
  const lines = members.map(([name, each]) => [NAME.test(name) ? name : hclText(name), hclValue(each, inner)] as const)
  return [`{`, ...aligned(lines).map((line) => inner + line), `${indent}}`].join('\n')
}

/** Arguments with their equals signs below each other, as `tofu fmt` writes them. */
function aligned(lines: readonly (readonly [name: string, value: string])[]): string[] {
  const groups: (readonly [string, string])[][] = [[]]
  for (const line of lines) {
    if (line[1].includes('\n')) groups.push([line], [])
    else groups.at(-1)?.push(line)
  }
  return groups.flatMap((group) => {
    const width = Math.max(0, ...group.map(([name]) => name.length))
    return group.map(([name, value]) => `${name.padEnd(width)} = ${value}`)
  })
}

function body({arguments: args = {}, blocks = {}}: HclBody, indent: string): string[] {
  const inner = `${indent}  `
  const lines = Object.entries(args).map(([name, value]) => [name, hclValue(value, inner)] as const)
  const nested = Object.entries(blocks).flatMap(([name, block], index) => {
    const content = body(block, inner)
    const separator = lines.length > 0 || index > 0 ? [''] : []
    return content.length === 0
      ? [...separator, `${inner}${name} {}`]
      : [...separator, `${inner}${name} {`, ...content, `${inner}}`]
  })
  return [...aligned(lines).map((line) => inner + line), ...nested]
}

const block = (each: HclBlock): string =>
  [`${each.kind} "${each.type}" "${each.label}" {`, ...body(each, ''), '}', ''].join('\n')

const variable = (name: string, isSecret: boolean, value?: string): string =>
  [
    `variable "${name}" {`,
    ...(isSecret ? ['  type      = string', '  ephemeral = true'] : ['  type    = string']),
    ...(value === undefined ? [] : [`  default = ${hclText(value)}`]),
    '}',
    '',
  ].join('\n')

const HEAD = `terraform {
  required_providers {
    keycloak = {
      source = "keycloak/keycloak"
    }
  }
}
`

/** A configuration for Terraform or OpenTofu with the provider keycloak/keycloak. */
export const renderTerraform: Render = (procedure, {server, realm, values}) => {
  const file = procedure.terraform(readerOf(procedure, values))
  if ('none' in file) return file
  const notes = [procedure.title, ...(file.note === undefined ? [] : [file.note])]
  const comments = notes.map((line) => `# ${line.replaceAll(/\p{C}+/gu, ' ')}\n`).join('')
  const provider = `provider "keycloak" {\n  url = ${hclText(server)}\n}\n`
  const variables = [variable('realm', false, realm), ...(file.secrets ?? []).map((name) => variable(name, true))]
  return {text: [comments + HEAD, provider, ...variables, ...file.blocks.map(block)].join('\n')}
}
