import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import {FlowGraph, Sequence, Timeline, TokenClaims, Tree} from '../figures'
import {Table, TableHeading} from './Table'
import {TaskBox} from './TaskBox'

/** What writers use in Markdown without an import: CONTRIBUTING.md shows each. */
const palette = {FlowGraph, Sequence, TabItem, Tabs, Timeline, TokenClaims, Tree}

/** What Markdown's own syntax becomes, where the browser's element is not enough. */
const elements = {input: TaskBox, table: Table, th: TableHeading}

export const mdxComponents = {...palette, ...elements}
