export const content = {
  meta: {
    title: 'You’re offline',
    description: 'This page isn’t saved in your browser. Open a saved page, or try again when you have a connection.',
  },
  text: 'This page isn’t saved in your browser. Search the saved pages, or try again when you have a connection.',
  links: [
    {label: 'Introduction to the docs', to: '/docs/introduction/'},
    {label: 'Your saved copy', to: '/docs/introduction/documentation/#read-offline'},
  ],
} as const
