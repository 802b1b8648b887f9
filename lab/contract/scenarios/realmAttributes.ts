import {expectThat, json, MISSING, refused, unreadable, type Scenario} from '../scenario'

export const realmAttributes: Scenario[] = [
  {
    operationId: 'getRealmAttributes',
    async run({call}) {
      await call({title: 'all', as: 'realm-viewer', status: 200})
      await refused(call, {}, {nobody: 403, 'realm-manager': 200})
    },
  },
  {
    operationId: 'createRealmAttribute',
    async run({call, realm, name}) {
      const attribute = {name: name('contract'), value: 'EUR', realm: realm.name}
      await call({title: 'one', as: 'realm-manager', body: json(attribute), status: 201})
      await call({title: 'again', body: json(attribute), status: 201})
      await call({title: 'an empty name', body: json({...attribute, name: ''}), breaks: true, status: 201})
      await call({title: 'a name in braces', body: json({...attribute, name: '{x}'}), breaks: true, status: 500})
      await call({title: 'without a realm', body: json({name: 'a', value: 'b'}), breaks: true, status: 400})
      await call({title: 'another realm', body: json({...attribute, realm: 'master'}), status: 400})
      await call({title: 'a name of 256', body: json({...attribute, name: 'n'.repeat(256)}), breaks: true, status: 400})
      await unreadable(call, {})
      await refused(call, {body: json(attribute)}, {nobody: 403, 'realm-viewer': 403})
    },
  },
  {
    operationId: 'getRealmAttributeByKey',
    async run({call, other, realm, name}) {
      const key = name('contract')
      await other('createRealmAttribute', {status: 201, body: json({name: key, value: 'EUR', realm: realm.name})})
      await call({title: 'one', path: {key}, as: 'realm-viewer', status: 200})
      await call({title: 'unknown', path: {key: MISSING}, status: 404})
      await refused(call, {path: {key}}, {nobody: 403})
    },
  },
  {
    operationId: 'updateRealmAttributeByKey',
    async run({call, other, realm, name}) {
      const key = name('contract')
      const body = json({name: key, value: 'CHF', realm: realm.name})
      await call({title: 'that was not there', path: {key}, body, as: 'realm-manager', status: 204})
      const {body: after} = await other('getRealmAttributeByKey', {status: 200, path: {key}})
      expectThat(JSON.stringify(after).includes('CHF'), 'it is set')
      await call({title: 'another name', path: {key: MISSING}, body, status: 400})
      await call({
        title: 'without a value',
        path: {key},
        body: json({name: key, realm: realm.name}),
        breaks: true,
        status: 400,
      })
      await unreadable(call, {path: {key}})
      await refused(call, {path: {key}, body}, {nobody: 403, 'realm-viewer': 403})
    },
  },
  {
    operationId: 'deleteRealmAttribute',
    async run({call, other, realm, name}) {
      const key = name('contract')
      await other('createRealmAttribute', {status: 201, body: json({name: key, value: 'EUR', realm: realm.name})})
      await refused(call, {path: {key}}, {nobody: 403, 'realm-viewer': 403})
      await call({title: 'one', path: {key}, status: 204})
      await call({title: 'again', path: {key}, status: 204})
      await other('getRealmAttributeByKey', {status: 404, path: {key}})
    },
  },
]
