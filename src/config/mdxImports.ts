import type {ComponentModules} from '../markdown/remark/importUsed'

const figures = '@site/src/kit/figures'
const mdx = '@site/src/markdown/components'
const parts = '@site/src/parts'

/** Components that need no import in Markdown. A document loads only those that it uses. `src/markdown/README.md` shows each. */
export const mdxImports: ComponentModules = {
  // By the build alone: `remark/elementAnchors.ts`.
  Anchors: `${mdx}/Anchors`,
  CompatibilityTable: `${mdx}/CompatibilityTable`,
  FlowGraph: `${figures}/FlowGraph`,
  FlowViewer: `${parts}/flow-viewer`,
  Glossary: `${mdx}/Glossary`,
  PageOperation: '@site/src/reference/components/PageOperations',
  PageOperations: '@site/src/reference/components/PageOperations',
  SampleTable: `${mdx}/SampleTable`,
  Screenshot: `${mdx}/Screenshot`,
  Sequence: `${figures}/Sequence`,
  ServerFlow: `${parts}/flow-viewer/ServerFlow`,
  Term: `${parts}/term`,
  Timeline: `${figures}/Timeline`,
  TokenClaims: `${figures}/TokenClaims`,
  Tree: `${figures}/Tree`,
}
