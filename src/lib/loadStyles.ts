/** The part that is in every page; its attribute names the others. */
const BASE = 'link[rel=stylesheet][data-parts]'

const loading = new Map<string, Promise<void>>()

const sheets = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const nameOf = (href: string): string => href.replace(/^.*\//, '')
/** A part's file begins with its place in the cascade. */
const placeOf = (href: string): number => Number.parseInt(nameOf(href), 10)

/**
 * Loads parts of the stylesheet that the page lacks, and puts each where it belongs in the cascade.
 * @param hrefs as pages link them.
 * @returns when all are there. @throws Error when one does not come; it is asked for again the next time.
 */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(hrefs.map((href) => loading.get(href) ?? load(href)))
}

/** Addresses of all parts of the stylesheet besides the one that each page has. Empty where it has no parts. */
export function styleParts(): string[] {
  const base = document.querySelector<HTMLLinkElement>(BASE)
  const folder = base?.getAttribute('href')?.replace(/[^/]*$/, '') ?? ''
  return (base?.dataset.parts?.match(/\S+/g) ?? []).map((name) => `${folder}${name}.css`)
}

function load(href: string): Promise<void> {
  if (sheets().some((sheet) => sheet.getAttribute('href') === href)) return Promise.resolve()
  const promise = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => {
      resolve()
    }
    link.onerror = () => {
      link.remove()
      loading.delete(href)
      reject(new Error(`The stylesheet ${href} could not be loaded.`))
    }
    const parts = sheets().filter((sheet) => placeOf(sheet.href) >= 0)
    const next = parts.find((sheet) => placeOf(sheet.href) > placeOf(href))
    const last = parts.at(-1)
    if (next !== undefined) next.before(link)
    else if (last !== undefined) last.after(link)
    else document.head.append(link)
  })
  loading.set(href, promise)
  return promise
}
