export const content = {
  meta: {
    title: 'Style',
    description:
      'Every token, component, section and figure of this site in light and dark mode, for those who design and build it.',
  },
  lead: 'Everything the site is made of, in both modes, drawn by the code that draws the pages. A component that is missing here fails a test.',
  groups: {
    colors: {
      id: 'colors',
      title: 'Colors',
      intro: 'Names without their --color-, from src/css/tokens.css. One accent; status colors for status alone.',
    },
    type: {id: 'type', title: 'Type', intro: 'One family for text and headings, one for code, ids and figures.'},
    space: {id: 'space', title: 'Space and shape', intro: 'A rhythm of 8 px, one radius, hairlines before shadows.'},
    brand: {
      id: 'brand',
      title: 'Brand',
      intro: 'Mark and name, set in the text’s own face, and the icons that browsers and phones show.',
    },
    buttons: {
      id: 'buttons',
      title: 'Buttons and remarks',
      intro: 'One primary action a screen; what a remark says is never needed.',
    },
    prose: {id: 'prose', title: 'Prose', intro: 'What writers make with Markdown and a few components.'},
    figures: {
      id: 'figures',
      title: 'Figures',
      intro: 'Drawn at build time from data; below a certain width each has a drawing of its own.',
    },
    sections: {
      id: 'sections',
      title: 'Sections',
      intro: 'What marketing pages are composed of, each with the least and with the most that it has to hold.',
    },
  },
} as const
