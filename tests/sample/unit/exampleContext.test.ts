import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {parse} from 'yaml'
import {exampleContext} from '../../../src/data/exampleContext'

it('examples have the ID that the description of the API has for an organization', () => {
  const parameters: unknown = parse(readFileSync('openapi/shared/parameters.yaml', 'utf8'))
  expect(parameters).toMatchObject({OrganizationId: {name: 'orgId', example: exampleContext.orgId}})
})
