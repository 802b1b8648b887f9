import {errorHeaders, MARKDOWN, NO_MARKDOWN, rulesByHeader} from '../target'
import type {HeaderRule} from '../../src/lib/headerRules'

/** Conditions of a matcher: the request asks for Markdown. */
export const asksForMarkdown = (indent: string): string =>
  [`header_regexp Accept (?i)${MARKDOWN}`, `not header_regexp Accept \`(?i)${NO_MARKDOWN}\``].join(`\n${indent}`)

/** The headers of all answers. */
export const commonHeaders = (rules: readonly HeaderRule[]): string[] =>
  Object.entries(errorHeaders(rules)).map(([name, value]) => `header ${name} "${value}"`)

/** The headers of some files, the last rule of each header at the end: it is that which holds. */
export const headersOfFiles = (rules: readonly HeaderRule[]): string[] =>
  rulesByHeader(rules).flatMap(([name, values], index) =>
    [...values].reverse().flatMap(({pattern, value}, place) => {
      if (errorHeaders(rules)[name] === value && place === 0) return []
      const matcher = `@header${index}_${place}`
      return [`${matcher} path_regexp ${pattern}`, `header ${matcher} ${name} "${value}"`]
    }),
  )
