import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      link: {type: 'doc', id: 'introduction/index'},
      items: ['introduction/keycloak', 'introduction/open-source', 'introduction/documentation'],
    },
    {
      type: 'category',
      label: 'Getting started',
      link: {type: 'doc', id: 'getting-started/index'},
      items: [
        'getting-started/sample',
        'getting-started/dashboard',
        'getting-started/realm-configuration',
        'getting-started/email',
        'getting-started/customizing-ui',
        'getting-started/launch-checklist',
      ],
    },
  ],
}

export default sidebars
