import {expect, it} from 'vitest'
import {wellEncoded} from './wellEncoded'

it.each(['', '#part', '#%C3%A9', '#é'])('leaves %s alone', (hash) => {
  const location = {pathname: '/', hash}
  expect(wellEncoded(location)).toBe(location)
})

it('leads to the element whose id a hash is that can’t be decoded, as browsers do', () => {
  const {pathname, hash} = wellEncoded({pathname: '/docs/', hash: '#100%'})
  expect(pathname).toBe('/docs/')
  expect(decodeURIComponent(hash)).toBe('#100%')
})
