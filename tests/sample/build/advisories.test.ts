import {readFileSync} from 'node:fs'
import path from 'node:path'
import {load} from 'cheerio'
import {expect, it} from 'vitest'
import {BUILD_DIR} from '../../../scripts/lib/root'
import {advisories, advisoryPages} from '../../../src/data/offer/advisories'
import {pageOf} from '../../../src/lib/advisories'
import {advisoriesPath, advisoryAnchor, advisoryPagePath, advisoryPath} from '../../../src/lib/advisoryTexts'
import {addressOf} from '../../lib/ownAddress'

const pageAt = (pathname: string) => load(readFileSync(path.join(BUILD_DIR, pathname, 'index.html'), 'utf8'))

it('the list of advisories has each CVE at its anchor, in a row that leads to its entry', () => {
  const list = pageAt(advisoriesPath)
  for (const page of advisoryPages) {
    const entries = pageAt(advisoryPagePath(page))
    for (const advisory of advisories.filter((each) => pageOf(each) === page)) {
      const anchor = advisoryAnchor(advisory)
      expect(list(`tr#${anchor} a`).attr('href')).toBe(addressOf(advisoryPath(advisory)))
      expect(entries(`h3#${anchor}`).text()).toContain(advisory.id)
    }
  }
})
