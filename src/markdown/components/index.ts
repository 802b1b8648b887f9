import {CodeBlock} from '../../parts/code-block'
import {ContextBar} from '../../parts/reader-context'
import {Details} from '../../parts/details'
import {PageMeta} from './PageMeta'
import {Table, TableHeading} from '../../kit/ui/Table'
import {TabItem, Tabs} from '../../parts/tabs'
import {TaskBox} from './TaskBox'

/** What most documents have. What few of them use is imported where it is used: `src/config/mdxImports.ts`. */
const palette = {ContextBar, PageMeta, TabItem, Tabs}

/** What Markdown's own syntax becomes, where the browser's element is not enough. */
const elements = {CodeBlock, Details, details: Details, input: TaskBox, table: Table, th: TableHeading}

export const mdxComponents = {...palette, ...elements}
