/** The tokens of src/css/tokens.css in the order in which the page shows them: tests/build/style.test.ts keeps them complete. */
export const colors = [
  {
    title: 'Grounds',
    tokens: ['--color-bg', '--color-surface', '--color-surface-sunken', '--color-hover', '--color-mat', '--color-band'],
  },
  {
    title: 'Text and lines',
    tokens: ['--color-text', '--color-text-muted', '--color-border', '--color-border-strong'],
  },
  {
    title: 'Accent',
    tokens: ['--color-accent', '--color-accent-hover', '--color-accent-text', '--color-accent-soft'],
  },
  {title: 'Behind what asks for an answer', tokens: ['--color-backdrop']},
  {
    title: 'Tints of figures',
    tokens: ['--color-tint-1', '--color-tint-1-border', '--color-tint-2', '--color-tint-2-border'],
  },
  {
    title: 'Acme and its customers',
    tokens: [
      '--color-acme',
      '--color-cedar',
      '--color-cedar-soft',
      '--color-maple',
      '--color-maple-soft',
      '--color-birch',
      '--color-birch-soft',
    ],
  },
  {
    title: 'Status',
    tokens: [
      '--color-note',
      '--color-note-bg',
      '--color-success',
      '--color-success-bg',
      '--color-warning',
      '--color-warning-bg',
      '--color-danger',
      '--color-danger-bg',
    ],
  },
  {
    title: 'Code',
    tokens: [
      '--color-code-bg',
      '--color-code-highlight',
      '--color-code-text',
      '--color-code-comment',
      '--color-code-keyword',
      '--color-code-string',
      '--color-code-number',
      '--color-code-function',
      '--color-code-property',
    ],
  },
] as const

export const spaces = [
  '--space-1',
  '--space-2',
  '--space-3',
  '--space-4',
  '--space-5',
  '--space-6',
  '--space-7',
  '--space-8',
  '--section-small',
  '--section-medium',
  '--section-large',
] as const

/** From the lowest to the highest. */
export const layers = ['--z-raised', '--z-navbar', '--z-popover', '--z-notice'] as const
