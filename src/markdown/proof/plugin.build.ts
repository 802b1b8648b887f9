import {readFile} from 'node:fs/promises'
import path from 'node:path'
import type {PluginModule} from '@docusaurus/types'
import {glob} from 'tinyglobby'
import {verified} from '../../data/verified'
import {proofShareOf} from './proofShare'

/** Counts the pages that are proven, for `/quality/`. */
export const proofShare: PluginModule = ({siteDir}) => ({
  name: 'proof-share',
  async contentLoaded({actions}) {
    const files = await glob('{docs,articles,guides}/**/*.mdx', {cwd: siteDir})
    const sources = await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(siteDir, file), 'utf8')] as const),
    )
    await actions.createData('share.json', proofShareOf(Object.fromEntries(sources), verified))
  },
})
