import {storage} from '../../consent/storage.client'
import {VERSION_KEY, type LocalKey} from '../../consent/storedKeys'
import {attributeOf} from '../../lib/attributeOf.client'
import {on, onReturn} from '../../lib/dom.client'
import {DocsVersionAttribute, readVersions, type ShownVersion} from './attributes'

const ITEM = `[${DocsVersionAttribute.versions}]`
const CHOOSER = `:is(${ITEM} li, .theme-doc-version-banner) a`

type Tree = {key: LocalKey; versions: readonly ShownVersion[]}

/** What a navbar item says of its tree of documents. */
const treeOf = (item: Element): Tree => ({
  key: `${VERSION_KEY}${attributeOf(item, DocsVersionAttribute.tree)}`,
  versions: readVersions(attributeOf(item, DocsVersionAttribute.versions)),
})

/** The version that a page is of: the one with the longest path that the page's begins with. */
const versionAt = ({versions}: Tree, pathname: string): ShownVersion | undefined =>
  versions
    .filter(({path}) => `${pathname}/`.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0]

/** Shows the version that the reader prefers. Pages of a version show their own. */
function show(item: Element): void {
  const tree = treeOf(item)
  const name = storage.get(tree.key)
  if (name === null) return
  const preferred = tree.versions.find((version) => version.name === name)
  if (!preferred) {
    storage.set(tree.key, null)
    return
  }
  const link = item instanceof HTMLAnchorElement ? item : item.querySelector(':scope > a')
  if (!(link instanceof HTMLAnchorElement) || versionAt(tree, location.pathname)) return
  link.href = preferred.href
  if (preferred.label) link.textContent = preferred.label
}

/** Keeps the version of the documentation that a reader chooses, and leads there from pages that have none. */
export function docsVersion(): void {
  const items = (): Element[] => [...document.querySelectorAll(ITEM)]
  const showAll = (): void => items().forEach(show)
  on('click', CHOOSER, (link) => {
    if (!(link instanceof HTMLAnchorElement)) return
    for (const tree of items().map(treeOf)) {
      const version = versionAt(tree, link.pathname)
      if (version) storage.set(tree.key, version.name)
    }
  })
  showAll()
  onReturn(showAll)
}
