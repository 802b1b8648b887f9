import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client'
import type {ComponentType, ReactNode} from 'react'
import {DocsVersionAttribute, writeVersions, type ShownVersion} from '../../parts/docs-version/attributes'

type ItemProps = {docsPluginId?: string}

/** Where an item leads in a version, undefined where the version does not have that, and what it says if that differs. */
type PlaceIn<Props> = (version: GlobalVersion, props: Props) => {href: string | undefined; label?: string}

const pathOf = ({docs}: GlobalVersion, id: string): string | undefined => docs.find((doc) => doc.id === id)?.path

export const mainDoc: PlaceIn<unknown> = (version) => ({href: pathOf(version, version.mainDocId), label: version.label})
export const oneDoc: PlaceIn<{docId: string}> = (version, {docId}) => ({href: pathOf(version, docId)})
export const oneSidebar: PlaceIn<{sidebarId: string}> = ({sidebars}, {sidebarId}) => ({
  href: sidebars?.[sidebarId]?.link?.path,
})

function shownVersions<Props>(
  versions: readonly GlobalVersion[],
  props: Props,
  placeIn: PlaceIn<Props>,
): readonly ShownVersion[] {
  const latest = versions.find(({isLast}) => isLast)
  return versions.flatMap((version) => {
    // As the framework does it: what a version lacks is taken from the latest.
    const {href = latest && placeIn(latest, props).href, label = ''} = placeIn(version, props)
    // Addresses end with a slash.
    return href === undefined ? [] : [{name: version.name, path: version.path, href: href.replace(/\/?$/, '/'), label}]
  })
}

/** A navbar item that tells the page's script where it leads in each version of the documents, if there are several. */
export function versioned<Props extends ItemProps>(Item: ComponentType<Props>, placeIn: PlaceIn<Props>) {
  return function VersionedItem(props: Props): ReactNode {
    const {docsPluginId} = props
    const versions = useVersions(docsPluginId)
    if (versions.length < 2) return <Item {...props} />
    const names = {
      [DocsVersionAttribute.tree]: docsPluginId ?? 'default',
      [DocsVersionAttribute.versions]: writeVersions(shownVersions(versions, props, placeIn)),
    }
    return <Item {...props} {...names} />
  }
}

/** Those of the properties that a dropdown hands to its element. */
export const versionsOf = (props: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  [DocsVersionAttribute.tree]: props[DocsVersionAttribute.tree],
  [DocsVersionAttribute.versions]: props[DocsVersionAttribute.versions],
})
