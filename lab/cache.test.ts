import {homedir} from 'node:os'
import path from 'node:path'
import {expect, it} from 'vitest'
import {ROOT} from '../scripts/lib/root'
import {cacheFolder, openCache} from './cache'

it('is the folder that LAB_CACHE names, else one in the cache of the user', () => {
  expect(cacheFolder({LAB_CACHE: '/big/disk', XDG_CACHE_HOME: '/xdg'})).toBe('/big/disk')
  expect(cacheFolder({XDG_CACHE_HOME: '/xdg'})).toBe('/xdg/keycloak-lab')
  expect(cacheFolder({})).toBe(path.join(homedir(), '.cache', 'keycloak-lab'))
})

it('is never inside the repository', () => {
  expect(path.relative(ROOT, openCache(cacheFolder({})).root)).toMatch(/^\.\./)
})
