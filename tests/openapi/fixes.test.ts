import path from 'node:path'
import {createConfig, loadConfig, type Config} from '@redocly/openapi-core'
import {expect, it} from 'vitest'
import {ROOT} from '../../scripts/lib/root'
import {fixes} from '../../src/reference/description/fixes.build'
import {sitePlugin} from '../../src/reference/rules/index.build'
import {hasOwnRules} from './caseSite'

const plugins = [sitePlugin]

/** Rules of Redocly that are on, without the site's, which bring their fixes along. */
const rulesOn = ({rules}: Config): string[] =>
  Object.entries(rules.oas3_1)
    .filter(([name, setting]) => !name.startsWith('site/') && setting !== 'off')
    .map(([name]) => name)

it('every rule without which the reference could not be drawn has a fix', async () => {
  const names = rulesOn(await createConfig({extends: ['site/drawable']}, {plugins}))
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => fixes[name] === undefined)).toEqual([])
})

it.runIf(hasOwnRules)('every rule that openapi/redocly.yaml turns on has a fix', async () => {
  const names = rulesOn(await loadConfig({configPath: path.join(ROOT, 'openapi/redocly.yaml'), plugins}))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => fixes[name] === undefined)).toEqual([])
})
