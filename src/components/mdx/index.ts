import {FlowGraph, Sequence, Timeline, TokenClaims, Tree} from '../figures'
import {CompatibilityTable} from './CompatibilityTable'
import {Details} from './Details'
import {PageMeta} from './PageMeta'
import {Screenshot} from './Screenshot'
import {Table, TableHeading} from './Table'
import {TabItem, Tabs} from './Tabs'
import {TaskBox} from './TaskBox'

/** What writers use in Markdown without an import: CONTRIBUTING.md shows each. */
const palette = {
  CompatibilityTable,
  FlowGraph,
  PageMeta,
  Screenshot,
  Sequence,
  TabItem,
  Tabs,
  Timeline,
  TokenClaims,
  Tree,
}

/** What Markdown's own syntax becomes, where the browser's element is not enough. */
const elements = {details: Details, input: TaskBox, table: Table, th: TableHeading}

export const mdxComponents = {...palette, ...elements}
