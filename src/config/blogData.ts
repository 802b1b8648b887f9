import path from 'node:path'
import {writeFileAtomic} from '../lib/writeFileAtomic.build'
import {authors} from '../data/authors'
import {tags} from '../data/tags'

/** Where the blog plugin finds its authors and tags, relative to `blog/`. */
export const blogDataFiles = {
  authors: '../.cache/blog/authors.yml',
  tags: '../.cache/blog/tags.yml',
} as const

/**
 * The blog plugin reads authors and tags from YAML only, and can't replace brand tokens there.
 * So the typed data is written out before the plugin starts.
 * @param siteDir absolute path of the site's root.
 */
export async function writeBlogData(siteDir: string): Promise<void> {
  const authorMap = Object.fromEntries(Object.entries(authors).map(([key, author]) => [key, {...author, page: true}]))
  const tagMap = Object.fromEntries(Object.entries(tags).map(([key, tag]) => [key, {...tag, permalink: `/${key}`}]))
  const files = [
    [blogDataFiles.authors, authorMap],
    [blogDataFiles.tags, tagMap],
  ] as const
  await Promise.all(
    // Every JSON is a YAML.
    files.map(([file, data]) => writeFileAtomic(path.join(siteDir, 'blog', file), JSON.stringify(data))),
  )
}
