import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type {Problem} from '../../../lib/problem'
import type {Page} from './page'

/** An image that the front matter names and that is not there. */
export function checkFrontMatterImage({file, frontMatter}: Page, siteDir: string): Problem[] {
  const {image} = frontMatter.values
  // Any other path is a mistake of its own.
  if (typeof image !== 'string' || !image.startsWith('/')) return []
  const target = path.join('static', image)
  if (existsSync(path.join(siteDir, target))) return []
  return [
    {
      file,
      line: frontMatter.lineOf('image'),
      what: `The front matter's "image" does not exist (looked for ${target}).`,
      allowed: 'a path below static/ such as /img/share.png',
      fix: 'Correct the path, add the file, or remove the key: every page gets a picture with its title.',
    },
  ]
}

const IMAGES = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp']

/**
 * Images that nothing names. The part of one that phones get (`<name>-phone.avif`) goes by the name of the whole.
 * @param dirs folders of which the texts may name one, relative to the site's root.
 */
export async function checkUnusedImages(siteDir: string, dirs: readonly string[]): Promise<Problem[]> {
  const images = await glob(
    [`static/**/*.{${IMAGES.join(',')}}`, ...dirs.map((dir) => `${dir}/**/*.{${IMAGES.join(',')}}`)],
    {cwd: siteDir},
  )
  if (images.length === 0) return []
  const texts = await glob(['*.ts', ...dirs.map((dir) => `${dir}/**/*.{mdx,md,ts,tsx,css,json,yaml}`)], {cwd: siteDir})
  const all = (await Promise.all(texts.map((name) => readFile(path.join(siteDir, name), 'utf8')))).join('\n')
  return images
    .sort()
    .filter((file) => !all.includes(path.posix.basename(file).replace(/(-phone)?\.\w+$/, '')))
    .map((file) => ({
      file,
      what: 'Nothing uses the image.',
      allowed: 'images that a page, a component or a setting names',
      fix: 'Use it, or delete it.',
    }))
}
