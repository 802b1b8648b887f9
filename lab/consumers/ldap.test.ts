import {existsSync} from 'node:fs'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {fileNameOf, tools} from '../bundles/artifacts'
import {openCache} from '../cache'
import {startLdapServer, type LdapServer} from './ldap'

const isFetched = existsSync(path.join(openCache().downloads, fileNameOf(tools['unboundid-ldapsdk'])))

describe.skipIf(!isFetched)('a directory', () => {
  let directory: LdapServer

  beforeAll(async () => {
    directory = await startLdapServer('plain')
  }, 120_000)

  afterAll(() => directory.stop())

  it('prints the chosen attributes of the entries that match a filter', async () => {
    expect(await directory.search('(employeeType=contractor)', ['mail'])).toBe(
      'dn: uid=nora,ou=people,dc=cedar,dc=example\nmail: nora@cedar.example\n\n',
    )
  })

  it('applies changes and adds entries', async () => {
    await directory.modify(
      [
        'dn: uid=nora,ou=people,dc=cedar,dc=example',
        'changetype: modify',
        'replace: employeeType',
        'employeeType: staff',
        '',
        'dn: uid=otis,ou=people,dc=cedar,dc=example',
        'objectClass: inetOrgPerson',
        'uid: otis',
        'cn: Otis Oak',
        'sn: Oak',
        'employeeType: contractor',
        '',
      ].join('\n'),
    )
    expect(await directory.search('(employeeType=contractor)', ['uid'])).toContain('uid: otis')
  })

  it('refuses an entry that breaks the schema, and says why', async () => {
    const entry = 'dn: uid=pia,ou=people,dc=cedar,dc=example\nobjectClass: inetOrgPerson\nuid: pia\n'
    await expect(directory.modify(entry)).rejects.toThrow(/missing required attribute/)
  })

  it('speaks TLS with a certificate that no authority signed', async () => {
    const encrypted = await startLdapServer('tls')
    try {
      expect(await encrypted.search('(uid=lena)', ['sn'])).toContain('sn: Lund')
    } finally {
      await encrypted.stop()
    }
  }, 120_000)
})
