import type {ComponentModules} from '../build/content/remark/importUsed'

const figures = '@site/src/components/figures'
const mdx = '@site/src/components/mdx'

/** What writers use in Markdown without an import, and what only the documents that use it load. CONTRIBUTING.md shows each. */
export const mdxImports: ComponentModules = {
  // By the build alone: `remark/elementAnchors.ts`.
  Anchors: `${mdx}/Anchors`,
  CompatibilityTable: `${mdx}/CompatibilityTable`,
  FlowGraph: `${figures}/FlowGraph`,
  FlowViewer: `${mdx}/FlowViewer`,
  Glossary: `${mdx}/Glossary`,
  PageOperation: `${mdx}/PageOperations`,
  PageOperations: `${mdx}/PageOperations`,
  SampleTable: `${mdx}/SampleTable`,
  Screenshot: `${mdx}/Screenshot`,
  Sequence: `${figures}/Sequence`,
  ServerFlow: `${mdx}/ServerFlow`,
  Term: `${mdx}/Term`,
  Timeline: `${figures}/Timeline`,
  TokenClaims: `${figures}/TokenClaims`,
  Tree: `${figures}/Tree`,
  YouNeed: `${mdx}/YouNeed`,
}
