import {built, e2e, isPage, pagePaths, pagesBelow} from './references'
import type {Section} from './types'

/** Where the specification writes several paths in a row, each is a row of its own. */
export const section2: Section = {
  title: '2. Screens and routes',
  rows: [
    {
      id: '2.1',
      sentence: 'All paths are exact',
      proof: [
        e2e('conformance-routes', 'a path is exact: in other letters, or with more behind it, there is no page'),
        e2e('conformance-routes', 'a path with repeated slashes leads to the one without, and keeps the query'),
      ],
    },
    {
      id: '2.2',
      sentence: 'and end with a trailing slash, which is enforced.',
      proof: [
        built('conformance', 'the routes › end with a slash'),
        e2e(
          'conformance-routes',
          'every address without its trailing slash leads to the one with it, and keeps the whole query',
        ),
      ],
      decision: 'Enforced by a permanent redirect that keeps the query.',
    },
    {
      id: '2.3',
      sentence: 'Any other path shows a not-found page.',
      proof: e2e('conformance-routes', 'a path without a page has the status 404 and the not-found page'),
    },
    {
      id: '2.4',
      sentence: 'No route has parameters except the blog slugs, tags and page numbers shown below.',
      proof: built('conformance', 'the routes › have no parameter: every page has a path of its own'),
      decision:
        'Slugs, tags and page numbers become paths of their own at build time: no route is matched by a pattern.',
    },

    // Home
    {id: '2.5', sentence: '/ : home page.', proof: isPage('/')},

    // Marketing and company pages
    ...pagePaths('2.6', [
      '/access/',
      '/contact/',
      '/pricing/',
      '/pricing/hosting/',
      '/pricing/support/',
      '/company/about/',
      '/company/careers/',
      '/company/privacy/',
      '/company/service-agreement/',
      '/company/sla/',
      '/company/subprocessors/',
      '/company/terms/',
    ]),
    {
      id: '2.7',
      sentence: '/search/ : full search results page.',
      proof: e2e(
        'search',
        'the page of results › works from an address: says how many, marks words, filters by kind and leads on',
      ),
    },
    {
      id: '2.8',
      sentence: 'The query travels in the query parameter q.',
      proof: e2e('search', 'the page of results › follows what is typed, in its address too'),
    },

    // Product, hosting and support pages
    ...pagePaths('2.9', [
      '/product/adminportal/',
      '/product/identity/',
      '/product/integrations/',
      '/product/onprem/',
      '/product/organizations/',
      '/product/sso/',
    ]),
    ...pagePaths('2.10', [
      '/hosting/',
      '/hosting/backups/',
      '/hosting/configure/',
      '/hosting/customize/',
      '/hosting/deployments/',
      '/hosting/monitoring/',
      '/hosting/self-host-vs-managed/',
      '/hosting/support/',
      '/hosting/version-upgrades/',
    ]),
    ...pagePaths('2.11', [
      '/support/',
      '/support/24-7-on-call/',
      '/support/architecture-review/',
      '/support/community/',
      '/support/custom-extensions/',
      '/support/emergency-support/',
      '/support/guidance-for-scale/',
      '/support/infrastructure-implementation/',
      '/support/migrate-to-keycloak/',
      '/support/theming/',
      '/support/version-upgrades/',
    ]),

    // Blog
    {
      id: '2.12',
      sentence: '/blog/ : list of posts titled News in the sidebar, grouped by year.',
      proof: [
        isPage('/blog/'),
        e2e('conformance-blog', 'the sidebar of the blog is titled News and lists every post under its year'),
      ],
    },
    {
      id: '2.13',
      sentence: 'Ten posts per page,',
      proof: e2e('conformance-blog', 'a list of posts shows ten a page, and the rest on the next'),
    },
    {
      id: '2.14',
      sentence: 'seven pages in total (the last has fewer).',
      proof: built('conformance', 'the blog › has seven pages of ten posts, the last with the rest'),
      decision: 'Seven with the posts of the first day: later ones add pages.',
    },
    {
      id: '2.15',
      sentence: 'Pages at /blog/page/{n}/ for n = 2 to 7.',
      proof: pagesBelow('/blog/page/', ['2', '3', '4', '5', '6', '7']),
    },
    {id: '2.16', sentence: '/blog/archive/,', proof: isPage('/blog/archive/')},
    {id: '2.17', sentence: '/blog/authors/,', proof: isPage('/blog/authors/')},
    {id: '2.18', sentence: '/blog/tags/', proof: isPage('/blog/tags/')},
    {
      id: '2.19',
      sentence: '/blog/tags/{tag}/ : about 100 tag pages,',
      proof: built('conformance', 'the blog › has about a hundred tags'),
    },
    {
      id: '2.20',
      sentence: 'some paginated at /blog/tags/{tag}/page/{n}/.',
      proof: e2e('conformance-blog', 'the posts of a tag are shown ten a page as well'),
    },
    ...(
      [
        ['Known paginations: authentication up to page 3,', 'authentication', '3'],
        ['keycloak up to 5,', 'keycloak', '5'],
        ['open-source up to 3,', 'open-source', '3'],
        ['{product} up to 7,', '{product}', '7'],
        ['release up to 2,', 'release', '2'],
        ['sso up to 2,', 'sso', '2'],
        ['tutorial up to 2,', 'tutorial', '2'],
        ['authorization up to 2.', 'authorization', '2'],
      ] as const
    ).map(([sentence, tag, last], index) => ({
      id: `2.21.${index + 1}`,
      sentence,
      proof: isPage(`/blog/tags/${tag}/page/${last}/`),
    })),
    {
      id: '2.22',
      sentence: '/blog/{slug}/ : individual posts (about 60 to 70; the two readings differ).',
      proof: built('conformance', 'the blog › has sixty posts or more'),
      decision:
        'Seven pages of ten, the last with fewer, and seven pages of the {product} tag: 61 to 69 posts, all but a few with that tag.',
    },
    {id: '2.23', sentence: 'Example: /blog/dashboard-launch/.', proof: isPage('/blog/dashboard-launch/')},
    {
      id: '2.24',
      sentence:
        'Topics: product launches, framework guides, vendor comparisons, compliance, magic links, organizations, hosting.',
      proof: pagesBelow('/blog/tags/', [
        'launch',
        'tutorial',
        'comparison',
        'compliance',
        'magic-links',
        'organizations',
        'hosting',
      ]),
    },

    // Docs
    {
      id: '2.25',
      sentence: 'Docs (base path /docs/, sidebar named docs)',
      proof: [
        isPage('/docs/introduction/'),
        built(
          'conformance',
          'the structure of the documentation › has sidebars named docs, api and articles, of links with an address and categories with items',
        ),
      ],
      decision: 'There is no page at /docs/ itself: the specification lists none.',
    },
    {
      id: '2.26',
      sentence: 'Each section has an index page plus:',
      proof: pagesBelow('/docs/', [
        'admin-portal',
        'api',
        'audit-logs',
        'authentication',
        'getting-started',
        'hosting',
        'introduction',
        'keycloak',
        'organizations',
        'securing-applications',
        'security',
        'self-service',
        'sso',
        'user-migration',
      ]),
    },
    {id: '2.27', sentence: 'admin-portal: portal-link', proof: pagesBelow('/docs/admin-portal/', ['portal-link'])},
    {
      id: '2.28',
      sentence: 'api: authentication, sdks, service-accounts',
      proof: pagesBelow('/docs/api/', ['authentication', 'sdks', 'service-accounts']),
    },
    {
      id: '2.29',
      sentence: 'audit-logs: access, admin, api, system, webhooks',
      proof: pagesBelow('/docs/audit-logs/', ['access', 'admin', 'api', 'system', 'webhooks']),
    },
    {
      id: '2.30',
      sentence:
        'authentication: complex-flows, magic-links, otps, social-login, sso, understanding-flows, username-password, webauthn',
      proof: pagesBelow('/docs/authentication/', [
        'complex-flows',
        'magic-links',
        'otps',
        'social-login',
        'sso',
        'understanding-flows',
        'username-password',
        'webauthn',
      ]),
    },
    {
      id: '2.31',
      sentence: 'getting-started: customizing-ui, dashboard, email, launch-checklist, realm-configuration, sample',
      proof: [
        isPage('/docs/getting-started/customizing-ui/'),
        isPage('/docs/getting-started/dashboard/'),
        isPage('/docs/getting-started/email/'),
        isPage('/docs/getting-started/launch-checklist/'),
        isPage('/docs/getting-started/realm-configuration/'),
        isPage('/docs/getting-started/sample/'),
      ],
    },
    {
      id: '2.32',
      sentence: 'hosting: connect, kubernetes',
      proof: pagesBelow('/docs/hosting/', ['connect', 'kubernetes']),
    },
    {
      id: '2.33',
      sentence: 'introduction: documentation, keycloak, open-source',
      proof: [
        isPage('/docs/introduction/documentation/'),
        isPage('/docs/introduction/keycloak/'),
        isPage('/docs/introduction/open-source/'),
      ],
    },
    {
      id: '2.34',
      sentence: 'keycloak: ciam, iam, idp, overview',
      proof: pagesBelow('/docs/keycloak/', ['ciam', 'iam', 'idp', 'overview']),
    },
    {
      id: '2.35',
      sentence:
        'organizations: active-organization-authenticator, active-organization, attributes, identity-providers, invitations, membership, organizations-events, organizations-import-export, roles.',
      proof: pagesBelow('/docs/organizations/', [
        'active-organization-authenticator',
        'active-organization',
        'attributes',
        'identity-providers',
        'invitations',
        'membership',
        'organizations-events',
        'organizations-import-export',
        'roles',
      ]),
    },
    {
      id: '2.36',
      sentence: 'The portal page exists without a sidebar.',
      proof: [isPage('/docs/organizations/portal/'), e2e('docsSidebar', 'the pages without a sidebar have none')],
      decision: 'Which path it has is not said: it is /docs/organizations/portal/.',
    },
    {
      id: '2.37',
      sentence:
        'securing-applications: angular, django, javascript, next, nuxt, react, remix, springboot, sveltekit, vue',
      proof: pagesBelow('/docs/securing-applications/', [
        'angular',
        'django',
        'javascript',
        'next',
        'nuxt',
        'react',
        'remix',
        'springboot',
        'sveltekit',
        'vue',
      ]),
    },
    {
      id: '2.38',
      sentence:
        'security: allow-deny-lists, brute-force-detection, password-blacklist, password-policy, penetration-tests, rate-limiting, recaptcha',
      proof: pagesBelow('/docs/security/', [
        'allow-deny-lists',
        'brute-force-detection',
        'password-blacklist',
        'password-policy',
        'penetration-tests',
        'rate-limiting',
        'recaptcha',
      ]),
    },
    {
      id: '2.39',
      sentence:
        'self-service: access, custom-domains, dashboard-overview, dedicated-clusters, deployments, your-organization',
      proof: pagesBelow('/docs/self-service/', [
        'access',
        'custom-domains',
        'dashboard-overview',
        'dedicated-clusters',
        'deployments',
        'your-organization',
      ]),
    },
    {
      id: '2.40',
      sentence: 'sso: setup, sso-without-auth, wizards',
      proof: pagesBelow('/docs/sso/', ['setup', 'sso-without-auth', 'wizards']),
    },
    {id: '2.41', sentence: 'user-migration: api', proof: pagesBelow('/docs/user-migration/', ['api'])},
    {id: '2.42', sentence: 'Also /docs/introduction/,', proof: isPage('/docs/introduction/')},
    {id: '2.43', sentence: '/docs/getting-started/,', proof: isPage('/docs/getting-started/')},
    {
      id: '2.44',
      sentence: '/docs/affiliate/ and /docs/api-description/ (the last two without sidebar).',
      proof: [
        isPage('/docs/affiliate/'),
        isPage('/docs/api-description/'),
        e2e('docsSidebar', 'the pages without a sidebar have none'),
      ],
    },
    {
      id: '2.45',
      sentence: 'Docs use a sidebar with nested categories,',
      proof: e2e(
        'docsSidebarLevels',
        'a category inside of another opens with it, and its label opens it where it has no page',
      ),
    },
    {
      id: '2.46',
      sentence: 'breadcrumbs',
      proof: e2e(
        'conformance-docs',
        'breadcrumbs lead from the part of the documentation through every category to the page',
      ),
    },
    {
      id: '2.47',
      sentence: 'and a table of contents.',
      proof: e2e('conformance-docs', 'the table of contents lists headings of the levels 2 and 3, and no others'),
    },

    // API reference
    {
      id: '2.48',
      sentence: 'API reference (/api/, sidebar api)',
      proof: built(
        'conformance',
        'the structure of the documentation › has sidebars named docs, api and articles, of links with an address and categories with items',
      ),
      decision: 'There is no page at /api/ itself: the specification lists none.',
    },
    {
      id: '2.49',
      sentence: 'Overview: /api/{product}-admin-rest-api/',
      proof: isPage('/api/{product}-admin-rest-api/'),
    },
    {
      id: '2.50',
      sentence:
        'Category pages /api/category/{name}/ for: active-organization, attributes, events, identity-providers, organization-attributes, organization-domains, organization-invitations, organization-memberships, organization-roles, organizations, users.',
      proof: built(
        'api',
        'the API reference › has the 80 listed operations, the 11 categories and the overview at their addresses',
      ),
    },
    {
      id: '2.51',
      sentence:
        'One page per operation, for example: accept-invitation, add-idp-mapper, add-organization-invitation, add-organization-member, add-organization-member-attributes, check-organization-membership, check-user-organization-role, create-event, create-idp, create-magic-link, create-organization, create-organization-role, create-organization-roles, create-portal-link, create-realm-attribute, create-webhook, export-organizations, import-organizations, import-idp-json, link-idp, unlink-idp, reject-invitation, resend-organization-invitation, resend-webhook-by-id, switch-active-organization, verify-domain, and families of delete-*, get-*, grant-*, revoke-*, remove-*, update-* operations.',
      proof: built(
        'api',
        'the API reference › has the 80 listed operations, the 11 categories and the overview at their addresses',
      ),
    },
    {
      id: '2.52',
      sentence:
        'Covered subjects: organizations, members, domains, invitations, roles, active organization, identity providers and mappers, users, events, realm attributes, webhooks.',
      proof: built(
        'api',
        'the API reference › lists every operation on the page of its category and in the sidebar, with its method as text',
      ),
    },

    // Articles and guides
    {
      id: '2.53',
      sentence:
        'Articles (sidebar articles) /articles/introduction/, /articles/jwts/, /articles/jwts/decoding-jwt-structure/, /articles/jwts/jwt-benefits-drawbacks/, /articles/jwts/jwt-security-best-practices/, /articles/category/json-web-tokens-jwt/',
      proof: [
        built(
          'conformance',
          'the structure of the documentation › has sidebars named docs, api and articles, of links with an address and categories with items',
        ),
        isPage('/articles/introduction/'),
        isPage('/articles/jwts/'),
        isPage('/articles/jwts/decoding-jwt-structure/'),
        isPage('/articles/jwts/jwt-benefits-drawbacks/'),
        isPage('/articles/jwts/jwt-security-best-practices/'),
        isPage('/articles/category/json-web-tokens-jwt/'),
      ],
    },
    {id: '2.54', sentence: '/guides/ : index page.', proof: isPage('/guides/')},

    // External links
    {
      id: '2.55',
      sentence: 'Self-serve dashboard, trust center,',
      proof: e2e('footer', 'the footer has the destinations outside of the site'),
    },
    {
      id: '2.55.1',
      sentence: 'subprocessors page,',
      proof: e2e('footer', 'the footer has a column for each group of the navigation, with all its links'),
      decision: 'It is a page of this site, /company/subprocessors/, which leads to the names in the trust center.',
    },
    {
      id: '2.55.2',
      sentence: 'source-code host, video channel, blog platform, and a support mailto.',
      proof: e2e('footer', 'the footer has the destinations outside of the site'),
    },

    // Page loading and crash
    {
      id: '2.56',
      sentence: 'While a page loads a spinner shows.',
      proof: [
        e2e('consoleWaiting', 'while the console is on its way the page says so after 200 ms, and no earlier'),
        e2e('lazyContent', 'a spinner shows once loading has taken 200 ms, and no earlier'),
      ],
      decision:
        'An address of the site is a file, which comes whole or not at all, so what loads, fails or crashes in a page is a part of it that is React. What the framework’s own client shows is proven on the fixture site `stock`.',
    },
    {
      id: '2.57',
      sentence: 'On load failure an error box shows the error text and a Retry button.',
      proof: [
        e2e('console', 'opened on demand › one that does not come says so, and comes at the first Retry'),
        e2e('lazyContent', 'a failure shows the text of the error, and Retry loads again'),
      ],
      decision:
        'An address of the site is a file, which comes whole or not at all, so what loads, fails or crashes in a page is a part of it that is React. What the framework’s own client shows is proven on the fixture site `stock`.',
    },
    {
      id: '2.58',
      sentence: "A page that crashes shows a full-page fallback titled 'Page Error'",
      proof: [
        e2e(
          'errors',
          'when a page as a whole crashes › the page says so in title and heading, with the messages of the whole chain of causes',
        ),
        e2e(
          'console',
          'opened on demand › one that crashes says why in its place, with the page around it as it was, and is drawn anew',
        ),
      ],
      decision:
        'An address of the site is a file, which comes whole or not at all, so what loads, fails or crashes in a page is a part of it that is React. What the framework’s own client shows is proven on the fixture site `stock`.',
    },
    {
      id: '2.59',
      sentence: "with heading 'This page crashed',",
      proof: e2e(
        'errors',
        'when a page as a whole crashes › the page says so in title and heading, with the messages of the whole chain of causes',
      ),
      decision: 'Section 8 writes it with a full stop: it has none, wherever it stands.',
    },
    {
      id: '2.60',
      sentence: "a 'Try again' button that clears the error and re-renders,",
      proof: [
        e2e(
          'errors',
          'when a page as a whole crashes › Try again draws the page, when the cause has passed, and shows the error again, when not',
        ),
        e2e(
          'console',
          'opened on demand › one that crashes says why in its place, with the page around it as it was, and is drawn anew',
        ),
      ],
    },
    {
      id: '2.61',
      sentence: 'and the error messages joined as a cause chain.',
      proof: e2e(
        'errors',
        'when a page as a whole crashes › the page says so in title and heading, with the messages of the whole chain of causes',
      ),
    },
    {
      id: '2.62',
      sentence: 'On navigation the page scrolls to the top',
      proof: e2e('loading', 'after going to another page › the window is at its top'),
    },
    {
      id: '2.63',
      sentence: 'or to the hash target.',
      proof: e2e('loading', 'after going to another page › the window is at the target that the link names'),
    },
    {
      id: '2.64',
      sentence: 'If a route fails to preload, the page reloads fully.',
      proof: [
        e2e('console', 'opened on demand › one that does not come twice is asked for by a page loaded anew, and opens'),
        e2e(
          'conformance-loading',
          'with the framework’s client, a page whose script does not load is loaded as a whole',
        ),
      ],
    },
    {
      id: '2.65',
      sentence: 'A progress bar (no spinner) starts 200 ms after a change to a different path',
      proof: [
        e2e('loading', 'the progress bar › starts 200 ms after the reader has gone to another path, at 8 per cent'),
        e2e('loading', 'the progress bar › shows in time while a slow server has not answered, and asks for nothing'),
        e2e('loading', 'the progress bar › does not show for a place on the same page, nor for what opens elsewhere'),
        e2e(
          'loading',
          'the progress bar › has no spinner, the accent of the mode for its colour, and no role that does not exist',
        ),
      ],
    },
    {
      id: '2.66',
      sentence: 'and finishes when the route update completes.',
      proof: e2e(
        'loading',
        'the progress bar › is not there on the page that has come, nor when the reader comes back',
      ),
      decision: 'The update of the route is the next document: the bar ends with the one that showed it.',
    },
    {
      id: '2.67',
      sentence: 'The navbar hides when scrolling down and shows when scrolling up or near the top.',
      proof: [
        e2e('navbar', 'the navbar hides while scrolling down and shows when scrolling up'),
        e2e('navbar', 'the navbar shows near the top'),
        e2e('conformance-shell', 'the navbar stays while the reader scrolls down near the top'),
      ],
    },
    {
      id: '2.68',
      sentence: 'It stays hidden after navigating to an existing hash anchor.',
      proof: [
        e2e('navbar', 'the navbar stays hidden after a jump to an anchor, and shows when scrolling up from there'),
        e2e('navbar', 'a page that is opened at an anchor has its navbar hidden'),
      ],
    },

    // Navigation behaviour
    {
      id: '2.69',
      sentence: 'On mobile (width at or below 996 px) the navbar becomes a slide-in sidebar',
      proof: [
        e2e('conformance-shell', '996 px wide, the page is that of a phone'),
        e2e('mobileNavigation', 'the menu slides in and closes by its button, by Escape, and by a press beside it'),
      ],
    },
    {
      id: '2.70',
      sentence: 'with a primary menu and a secondary menu for the docs sidebar,',
      proof: [
        e2e(
          'mobileNavigation',
          'a page without a sidebar opens the primary menu, with every group and link of the navigation',
        ),
        e2e('mobileNavigation', 'on a page with a sidebar the secondary menu is shown first, with a way back'),
      ],
    },
    {
      id: '2.71',
      sentence: "with a back link 'Back to main menu'.",
      proof: e2e('mobileNavigation', 'on a page with a sidebar the secondary menu is shown first, with a way back'),
    },
    {
      id: '2.72',
      sentence: 'Above 996 px is desktop.',
      proof: e2e('conformance-shell', '997 px wide, the page is that of a desktop'),
    },
    {
      id: '2.73',
      sentence: 'Dropdowns open on hover',
      proof: e2e('navbar', 'a dropdown opens under the pointer and closes when it leaves'),
    },
    {
      id: '2.74',
      sentence: 'or Enter',
      proof: e2e('navbar', 'a dropdown opens by Enter, says so, and closes by Escape with the focus back on it'),
    },
    {
      id: '2.75',
      sentence: 'and close on outside click.',
      proof: e2e('navbar', 'a dropdown closes by a press elsewhere, and by opening another'),
      decision: 'They close on Escape as well.',
    },
    {
      id: '2.76',
      sentence: 'Mobile dropdowns start expanded when one of their items is active.',
      proof: [
        e2e('mobileNavigation', 'groups start expanded when one of their items is active'),
        e2e(
          'mobileNavigation',
          'a group is open on a page below that of one of its items, which is marked and is not the page itself',
        ),
      ],
    },
    {
      id: '2.77',
      sentence:
        'Navbar item types: link, dropdown, locale dropdown, search, raw html, doc, doc sidebar, docs version, version dropdown.',
      proof: e2e('navbar', 'items of every type are drawn: left ones at the left, others at the right'),
    },
    {
      id: '2.78',
      sentence: 'Items positioned left are on the left; the default position is right.',
      proof: e2e('navbar', 'items of every type are drawn: left ones at the left, others at the right'),
    },
  ],
}
