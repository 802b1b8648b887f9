import TabItem from '@theme/TabItem'
import Tabs from '@theme/Tabs'
import {FlowGraph, Sequence, Timeline, TokenClaims, Tree} from '../figures'

/** What writers use in Markdown without an import: CONTRIBUTING.md shows each. */
export const palette = {FlowGraph, Sequence, TabItem, Tabs, Timeline, TokenClaims, Tree}
