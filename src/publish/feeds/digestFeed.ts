import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type {Brand} from '../../data/types'
import {replaceBrandTokens} from '../../lib/brandTokens'
import {digestsPath, digestTag} from '../../lib/digestTexts'
import {siteAddress} from '../../lib/siteAddress'
import {readFrontMatter} from '../../markdown/check/frontMatter'
import {element, escapeXml} from '../share-images/svg'
import type {Feed, FeedItem} from './feedFiles'

/** What a feed needs of a post. The content check has validated the rest. */
const postSchema = z.object({title: z.string(), description: z.string(), slug: z.string(), tags: z.array(z.string())})

/**
 * @param name of a file of the blog, which starts with the post's date.
 * @param source the file, with the brand's values.
 */
function itemOf(name: string, source: string, brand: Brand): FeedItem[] {
  const frontMatter = readFrontMatter(source, name)
  const post = postSchema.safeParse('what' in frontMatter ? undefined : frontMatter.values)
  if (!post.success || !post.data.tags.includes(digestTag)) return []
  const {title, description, slug} = post.data
  const address = `/blog/${slug}/`
  const link = element('a', {href: `${siteAddress(brand)}${address}`}, 'Read the digest')
  const html = [escapeXml(description), link].map((content) => element('p', {}, content)).join('')
  return [{path: address, title, published: name.slice(0, 'YYYY-MM-DD'.length), html}]
}

/**
 * The monthly digests among the posts.
 * @param folder absolute path of the blog. A site without one has no digests.
 */
export function digestFeed(brand: Brand, folder: string): Feed {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mdx')) : []
  return {
    title: `Monthly digest of ${brand.name}`,
    description: 'What changed in Keycloak, in the service, and in its documentation, month by month',
    author: brand.name,
    path: digestsPath,
    items: names
      .sort()
      .reverse()
      .flatMap((name) => itemOf(name, replaceBrandTokens(readFileSync(path.join(folder, name), 'utf8'), brand), brand)),
  }
}
