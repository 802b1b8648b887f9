import path from 'node:path'

/** An address on another site, or one with a scheme such as `pathname:`. */
export const isForeign = (url: string): boolean => /^(?:\w[\w+.-]*:|\/\/)/.test(url)

/**
 * Where the file of an image is, relative to the site's root.
 * @param url as the page has it, without an encoding. @param page file of the page, relative to the root.
 */
export function imageFile(url: string, page: string): string {
  const name = url.replace(/[?#].*$/s, '')
  if (name.startsWith('/')) return path.join('static', name)
  return name.startsWith('@site/') ? name.slice('@site/'.length) : path.join(path.dirname(page), name)
}

/** The image for dark mode, whether or not it exists: `page.dark.png` next to `page.png`. */
export const darkTwin = (image: string): string => image.replace(/\.\w+(?=$|[?#])/, '.dark$&')
