import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'

/** A file of the blog. */
export type Post = {
  /** Relative to the root of the site. */
  file: string
  source: string
}

/** @param root absolute path of the site's root. @returns the posts in the order of their dates. */
export async function readPosts(root: string): Promise<Post[]> {
  const files = (await glob(['blog/*.mdx'], {cwd: root})).sort()
  return Promise.all(files.map(async (file) => ({file, source: await readFile(path.join(root, file), 'utf8')})))
}
