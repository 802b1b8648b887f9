import {contentTrees} from '../../src/data/contentTrees'
import {countProse} from '../../src/markdown/style/count'
import {groups, sourcesOf, type Group} from '../../src/markdown/style/sources'
import {ROOT} from '../lib/root'

/** Prints how often the phrases of `src/markdown/style/phrases.ts` occur per 10,000 words, with targets. */
export async function main(files: readonly string[]): Promise<number> {
  for (const {name, counts, words} of await countAll(files)) {
    console.log(`\n${name}: ${words.toLocaleString('en')} words`)
    for (const {name: phrase, value, target, isMet} of counts)
      console.log(`  ${isMet ? ' ' : '!'} ${phrase.padEnd(20)}${value.toFixed(1).padStart(6)}   ${target}`)
  }
  return 0
}

async function countAll(files: readonly string[]) {
  const trees = contentTrees.map(({dir}): Group => ({
    name: dir,
    files: [`${dir}/**/*.mdx`, '!**/*.{api,info,tag,schema}.mdx'],
  }))
  const asked = files.length > 0 ? [{name: files.join(', '), files}] : [...trees, ...groups]
  return Promise.all(
    asked.map(async (group) => {
      const sources = await sourcesOf(ROOT, group)
      return {name: group.name, ...countProse(sources.flatMap(({texts}) => texts))}
    }),
  )
}
