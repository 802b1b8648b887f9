import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'

/** The guides, which are files below `guides/`, in the order of the sidebar. */
export const guideNames: readonly string[] = [
  'launch',
  'b2b-onboarding',
  'migrate',
  'incident',
  'upgrade',
  'security-review',
]

const sidebars: SidebarsConfig = {guides: ['index', ...guideNames]}

export default sidebars
