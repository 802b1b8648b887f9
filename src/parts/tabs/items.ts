import type {ReactNode} from 'react'

export type TabItemProps = {
  /** Names the panel among those of its `Tabs`, and in the browser's storage. */
  value: string
  /** What the tab says. Default: the value. */
  label?: string
  /** Whether this one is shown at first. Default: the first one is. */
  default?: boolean
  children?: ReactNode
}

/** As many as its stylesheet can tell apart. */
const MOST = 12

type Item = {value: string; label: string; isFirst: boolean; children: ReactNode}

function problem(what: string, fix: string): Error {
  return new Error(`${what}\n  Allowed: <TabItem value="…" label="…">, each with a different value\n  Fix: ${fix}`)
}

/**
 * What `Tabs` shows, in order.
 * @throws Error for no panels, for more than can be told apart, and for a panel without a value of its own.
 */
export function tabItems(panels: readonly TabItemProps[]): readonly Item[] {
  const values = panels.map(({value}) => value)
  if (values.length > MOST)
    throw problem(
      `<Tabs> has ${values.length} panels.`,
      `Use at most ${MOST} panels, or add rules to the stylesheet of Tabs.`,
    )
  if (values.length === 0) throw problem('<Tabs> has no panels.', 'Add a <TabItem>, or remove <Tabs>.')
  for (const [index, value] of values.entries()) {
    if (!value)
      throw problem(`Child ${index + 1} of <Tabs> has no value.`, 'Replace it with a <TabItem> that has a value.')
    if (values.indexOf(value) !== index)
      throw problem(`<Tabs> has the value "${value}" twice.`, 'Give the second <TabItem> another value.')
  }
  const first = panels.find((panel) => panel.default)?.value ?? values[0]
  return panels.map(({value, label = value, children}) => ({value, label, isFirst: value === first, children}))
}
