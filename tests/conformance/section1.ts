import {built, e2e} from './references'
import type {Section} from './types'

const laptop = e2e('home', 'the first screen of a laptop says what is offered and what to do')

/** What the site is for, and what every page has. */
export const section1: Section = {
  title: '1. What the product does and for whom',
  rows: [
    {
      id: '1.1',
      sentence:
        'The product is a static documentation and marketing site for a provider of managed hosting and enterprise support for a hosted open-source identity server.',
      proof: [laptop, e2e('everyPage', '{path} shows its heading and text without JavaScript')],
      decision: 'Static means that every page is a file, complete without JavaScript.',
    },
    {
      id: '1.2',
      sentence:
        'The site promotes and documents a managed identity and access management offering built on an open-source identity server.',
      proof: laptop,
    },
    {
      id: '1.3',
      sentence: 'It is multi-region and highly available',
      proof: e2e('conformance-pages', 'the home page promises several regions, high availability, uptime and support'),
    },
    {
      id: '1.4',
      sentence: 'with an uptime guarantee of 99.95%',
      proof: e2e('conformance-pages', 'the home page promises several regions, high availability, uptime and support'),
      decision: 'The pages of hosting, pricing and the service level repeat it: pages issue.',
    },
    {
      id: '1.5',
      sentence: 'and round-the-clock support',
      proof: e2e('conformance-pages', 'the home page promises several regions, high availability, uptime and support'),
    },
    {
      id: '1.6',
      sentence:
        'The offering covers organizations (multi-tenancy), single sign-on, authentication methods such as magic links, an admin portal, an admin REST API, webhooks, audit logs, hosting, support plans and pricing.',
      proof: e2e('conformance-pages', 'the home page names every part of the offer'),
      decision: 'The home page names each; the page of each is a row of section 2.',
    },
    {id: '1.7', sentence: 'Enterprise support is also sold.', proof: laptop},
    {
      id: '1.8',
      sentence: 'Readers are developers, administrators and enterprises evaluating or using the hosted service.',
      proof: e2e('conformance-pages', 'developers, administrators and enterprises find where they go on'),
    },
    {
      id: '1.9',
      sentence: 'The site has no login and no user data.',
      proof: [
        built(
          'conformance',
          'every page › asks for no login: it has no field for a password or an address of mail, and sends no form',
        ),
        e2e('everyPage', '{path} loads without an error, from this site alone, and does not scroll sideways at 320 px'),
      ],
    },
    {
      id: '1.10',
      sentence:
        'A self-serve dashboard for cluster and realm management (observability, configuration) exists as an external destination.',
      proof: e2e('conformance-pages', 'the dashboard is a destination outside of the site'),
    },
    {
      id: '1.11',
      sentence: 'A top navigation bar.',
      proof: built('conformance', 'every page › has the navbar in its HTML'),
    },
    {
      id: '1.12',
      sentence: 'Its right side has a secondary button Contact',
      proof: e2e(
        'navbar',
        'the left side has the menus, the right side Contact, Dashboard, language, search and colour mode',
      ),
    },
    {
      id: '1.13',
      sentence: 'and a primary button Dashboard.',
      proof: e2e(
        'navbar',
        'the left side has the menus, the right side Contact, Dashboard, language, search and colour mode',
      ),
    },
    {
      id: '1.14',
      sentence: 'The Dashboard link carries a tooltip about logging in or registering.',
      proof: e2e('navbar', 'the Dashboard link carries a tooltip about logging in or registering'),
    },
    {
      id: '1.15',
      sentence: 'An announcement bar announcing the new Dashboard for self-serve cluster and realm management.',
      proof: [
        e2e('announcement', 'every page announces the Dashboard, in a bar that cannot be closed'),
        e2e(
          'conformance-shell',
          'the announcement is about the Dashboard, and names the clusters and realms that it manages',
        ),
      ],
    },
    {
      id: '1.16',
      sentence: 'It cannot be closed.',
      proof: e2e('announcement', 'every page announces the Dashboard, in a bar that cannot be closed'),
    },
    {
      id: '1.17',
      sentence: 'A footer with link columns or a row,',
      proof: [
        built('conformance', 'every page › has the footer in its HTML'),
        e2e(
          'conformance-configuration',
          'the footer shows the configured links, logo and copyright in the configured style',
        ),
      ],
      decision: 'This site has columns; a row works by configuration.',
    },
    {
      id: '1.18',
      sentence: 'an optional logo,',
      proof: e2e('footer', 'by configuration it is a single row with a logo'),
    },
    {
      id: '1.19',
      sentence: 'a cookie-preferences link that opens a consent preferences centre,',
      proof: e2e('consent', 'the choice can be changed later, from the footer of another page'),
    },
    {
      id: '1.20',
      sentence: 'and a copyright line for the current year.',
      proof: e2e('footer', 'the copyright line names the current year and the legal entity'),
    },
    {
      id: '1.21',
      sentence: "A skip link labelled 'Skip to main content'.",
      proof: [
        built('conformance', 'every page › has the skip link in its HTML'),
        built('pages', 'every page › has the skip link lead to the main content itself, which takes the focus'),
        e2e(
          'shell',
          'with JavaScript › the skip link is the first stop of the keyboard and leads to the main content itself',
        ),
        e2e(
          'shell',
          'without JavaScript › the skip link is the first stop of the keyboard and leads to the main content itself',
        ),
      ],
    },
    {id: '1.22', sentence: 'A colour-mode toggle.', proof: e2e('colorMode', 'the switch is on every page')},
    {
      id: '1.23',
      sentence: 'A language switcher (only locale: en).',
      proof: e2e('conformance-shell', 'the language switcher offers English and nothing else'),
    },
    {
      id: '1.24',
      sentence: 'A documentation search box',
      proof: [
        built('conformance', 'every page › has the search box in its HTML'),
        e2e('search', 'the dialog › opens on a click, and Escape closes it and leads back to the button'),
      ],
    },
    {
      id: '1.25',
      sentence: 'with an optional AI question mode.',
      proof: e2e(
        'search',
        'questions › are one step away: they are answered by passages with their links, and say that no AI has written them',
      ),
      decision:
        'By default answers are quotations from the index of the build. With a hosted service, its Ask AI answers if an assistant is configured.',
    },
    {
      id: '1.26',
      sentence: 'A cookie consent banner',
      proof: e2e('consent', 'the banner stands on every page and takes no focus'),
    },
    {
      id: '1.27',
      sentence: 'and page-view analytics.',
      proof: e2e(
        'analytics',
        'the page on which tracking is allowed is counted at once, with path, campaign and hash, as Plausible takes it',
      ),
    },
  ],
}
