import {expect, it} from 'vitest'
import {parse} from 'yaml'
import {operationParts} from './operations'

const yaml = `openapi: 3.1.1
paths:
  /orgs:
    get:
      operationId: getOrgs
      responses:
        "200":
          $ref: "#/components/responses/Orgs"
    post:
      operationId: createOrg
      description: |
        Creates one.

        paths: are no key here.
  "/orgs/{id}":
    get:
      operationId: getOrg
webhooks:
  orgCreated:
    post:
      operationId: orgCreated
      requestBody:
        $ref: "#/components/requestBodies/Event"
components:
  requestBodies:
    Event:
      required: true
  schemas:
    Org:
      properties:
        parent:
          $ref: "#/components/schemas/Org"
    Other:
      type: string
  responses:
    Orgs:
      content:
        schema:
          $ref: "#/components/schemas/Org"
`

it('gives each operation its path and the components that it refers to, each once', () => {
  const parts = operationParts(yaml)
  expect([...parts.keys()]).toEqual(['/api/get-orgs/', '/api/create-org/', '/api/get-org/', '/api/org-created/'])
  expect(parse(parts.get('/api/get-orgs/') ?? '')).toEqual({
    paths: {'/orgs': {get: {operationId: 'getOrgs', responses: {200: {$ref: '#/components/responses/Orgs'}}}}},
    components: {
      responses: {Orgs: {content: {schema: {$ref: '#/components/schemas/Org'}}}},
      schemas: {Org: {properties: {parent: {$ref: '#/components/schemas/Org'}}}},
    },
  })
})

it('gives each webhook its name and the components that it refers to', () => {
  expect(parse(operationParts(yaml).get('/api/org-created/') ?? '')).toEqual({
    webhooks: {
      orgCreated: {
        post: {operationId: 'orgCreated', requestBody: {$ref: '#/components/requestBodies/Event'}},
      },
    },
    components: {requestBodies: {Event: {required: true}}},
  })
})

it('keeps texts of several lines, and paths in quotes', () => {
  const parts = operationParts(yaml)
  expect(parse(parts.get('/api/create-org/') ?? '')).toEqual({
    paths: {'/orgs': {post: {operationId: 'createOrg', description: 'Creates one.\n\npaths: are no key here.\n'}}},
  })
  expect(parse(parts.get('/api/get-org/') ?? '')).toEqual({paths: {'/orgs/{id}': {get: {operationId: 'getOrg'}}}})
})
