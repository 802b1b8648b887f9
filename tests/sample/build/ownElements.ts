/** What one page alone shows, and the question of a reader who opens the page. */
export type OwnElement = {
  question: string
  /** How the element's name begins: the title of a drawing or of code, a caption, an alternative text, a label, or a heading. */
  element: string
  /** Where the element is a table: why a table is the answer. */
  table?: string
}

/** Each marketing page with the element that answers its question and is on no other page. */
export const ownElements: Readonly<Record<string, OwnElement>> = {
  '/': {question: 'How can each customer log in in its own way?', element: 'Choose an address'},
  '/access/': {question: 'Which of the logins do I need?', element: 'Four logins and their addresses'},
  '/company/about/': {
    question: 'What is yours, and what is open source?',
    element: 'Parts of the service and who makes them',
  },
  '/company/accessibility/': {
    question: 'Does the site meet the criterion that I need?',
    element: 'All criteria',
    table: 'Readers look up one criterion of a long list.',
  },
  '/company/careers/': {question: 'What is the work like?', element: 'The ticket'},
  '/company/privacy/': {
    question: 'How long do you keep what you know about me?',
    element: 'How long we keep what we have about you',
  },
  '/company/service-agreement/': {
    question: 'What happens when we leave?',
    element: 'From the notice to the last backup',
  },
  '/company/sla/': {question: 'What do we get back after an outage?', element: 'Minutes of downtime'},
  '/company/subprocessors/': {
    question: 'Does our users’ data leave the region?',
    element: 'What stays in the region and what can leave it',
  },
  '/company/terms/': {question: 'Do these terms apply to me?', element: 'Texts for readers, customers, and users'},
  '/contact/': {
    question: 'When do I get an answer?',
    element: 'When you get an answer if you write on a Friday at 5 p.m.',
  },
  '/hosting/': {
    question: 'What do you do, and what is left to us?',
    element: 'Responsibilities on a shared deployment, on a dedicated cluster, and on your own servers',
  },
  '/hosting/backups/': {question: 'What do we lose in the worst case?', element: 'The worst case: a lost database'},
  '/hosting/configure/': {question: 'How does a change get to production?', element: 'One change in two deployments'},
  '/hosting/customize/': {
    question: 'How much can the login page look like ours?',
    element: 'The login page of a realm whose logo, primary color, and background are set as attributes.',
  },
  '/hosting/deployments/': {
    question: 'Which region is near our users?',
    element: 'Find the region near your users',
    table: 'Readers find their city in a row and compare all regions.',
  },
  '/hosting/monitoring/': {question: 'When do you notice an outage?', element: 'Probes of twelve minutes'},
  '/hosting/self-host-vs-managed/': {question: 'What does running it ourselves cost?', element: 'Servers in each'},
  '/hosting/support/': {question: 'What happens if logins fail at night?', element: 'Support during an outage'},
  '/hosting/version-upgrades/': {
    question: 'Which version do you run, and which one is new?',
    element: 'Minor releases and the version of the service',
  },
  '/pricing/': {question: 'What do we pay?', element: 'Price breakdown'},
  '/pricing/hosting/': {
    question: 'What is the price made of at our size?',
    element: 'The parts of the price in the worked examples',
  },
  '/pricing/support/': {question: 'What counts as an hour?', element: 'A month with 4 hours of engineering'},
  '/product/adminportal/': {
    question: 'What will our customers see?',
    element: 'The admin portal of the organization Cedar Bank. One box',
  },
  '/product/identity/': {question: 'Which steps does each user see?', element: 'The steps that each user sees'},
  '/product/integrations/': {question: 'Does it work with what we use?', element: 'Filter this list'},
  '/product/onprem/': {question: 'Should we run it ourselves?', element: 'Choose where to run Keycloak'},
  '/product/organizations/': {
    question: 'How do our apps tell customers apart?',
    element: 'An access token for one customer',
  },
  '/product/sso/': {question: 'How does a customer connect a provider?', element: 'How a customer connects a provider'},
  '/quality/': {
    question: 'How good are these pages, and who measured that?',
    element: 'All figures',
    table: 'Readers compare each figure with its target.',
  },
  '/support/': {question: 'Which kind of support do we need?', element: 'Choose the support that you need'},
  '/support/24-7-on-call/': {question: 'How many hours of the week are uncovered?', element: 'The hours of a week'},
  '/support/architecture-review/': {question: 'What does a finding look like?', element: 'findings/F-07.yaml'},
  '/support/community/': {question: 'How do I ask so that I get an answer?', element: 'A question that gets an answer'},
  '/support/custom-extensions/': {
    question: 'Why does an extension break?',
    element: 'Keycloak 26.6.4, extension built for 26.5',
  },
  '/support/emergency-support/': {question: 'What do I write now?', element: 'An example of an email'},
  '/support/guidance-for-scale/': {question: 'How many logins can a core handle?', element: 'One second of one core'},
  '/support/infrastructure-implementation/': {
    question: 'What will run in our account?',
    element: 'Your infrastructure after the project',
  },
  '/support/migrate-to-keycloak/': {
    question: 'Can our users keep their passwords?',
    element: 'How passwords move, by vendor',
  },
  '/support/theming/': {
    question: 'Which pages are there to design?',
    element: 'Every page that a user can see',
    table: 'Readers check off each page and its states.',
  },
  '/support/version-upgrades/': {question: 'How long will logins be down?', element: 'rehearsal-3.log (example)'},
}
