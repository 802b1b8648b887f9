import {describe, expect, it} from 'vitest'
import {SiteError} from '../src/lib/problem'
import {LabUnavailable} from './problem'
import {whyUnavailable} from './unavailable'

const java = () => Promise.resolve({home: '/java', major: 25})
const none = {what: 'The lab needs Java.', fix: 'Install it.'}

describe('a machine without what the lab needs', () => {
  it('is told in one line, whether Java, Maven or the registry is missing', async () => {
    expect(await whyUnavailable(['plain'], {java: () => Promise.reject(new LabUnavailable(none))})).toBe(none.what)
    const noMaven = {java, assembleBundle: () => Promise.reject(new LabUnavailable({what: 'No mvn.', fix: 'x'}))}
    expect(await whyUnavailable(['plain'], noMaven)).toBe('No mvn.')
  })

  it('is not mistaken for one where something went wrong', async () => {
    const broken = {java, assembleBundle: () => Promise.reject(new SiteError({what: 'Wrong checksum.', fix: 'x'}))}
    await expect(whyUnavailable(['plain'], broken)).rejects.toThrow('Wrong checksum.')
  })
})

it('a machine that has everything has every bundle assembled', async () => {
  const assembled: string[] = []
  const assembleBundle = (name: string) => Promise.resolve(assembled.push(name))
  expect(await whyUnavailable(['registry', 'plain'], {java, assembleBundle})).toBeUndefined()
  expect(assembled).toEqual(['registry', 'plain'])
})
