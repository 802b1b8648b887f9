import {built, e2e} from '../conformance/references'
import type {Mutation} from './types'

/** What the configuration, the server and the content promise. */
export const siteMutations: readonly Mutation[] = [
  {
    breaks: 'A list of posts has ten posts a page',
    file: 'src/config/presets.ts',
    find: 'postsPerPage: 10,',
    replace: 'postsPerPage: 9,',
    caughtBy: e2e('conformance-blog', 'a list of posts shows ten a page, and the rest on the next'),
  },
  {
    breaks: 'The sidebar of the blog lists every post',
    file: 'src/config/presets.ts',
    find: "blogSidebarCount: 'ALL',",
    replace: 'blogSidebarCount: 5,',
    caughtBy: e2e('conformance-blog', 'the sidebar of the blog is titled News and lists every post under its year'),
  },
  {
    breaks: 'The sidebar of the blog groups posts by year',
    file: 'src/config/themeConfig.ts',
    find: 'blog: {sidebar: {groupByYear: true}},',
    replace: 'blog: {sidebar: {groupByYear: false}},',
    caughtBy: e2e('conformance-blog', 'the sidebar of the blog is titled News and lists every post under its year'),
  },
  {
    breaks: 'The table of contents ends at level 3',
    file: 'src/config/themeConfig.ts',
    find: 'maxHeadingLevel: 3',
    replace: 'maxHeadingLevel: 4',
    caughtBy: e2e('conformance-docs', 'the table of contents lists headings of the levels 2 and 3, and no others'),
  },
  {
    breaks: 'Java is highlighted',
    file: 'src/remark/highlightCode/toHtml.ts',
    find: 'tokenize(code, language)',
    replace: "tokenize(code, language === 'java' ? 'text' : language)",
    caughtBy: e2e('conformance-docs', 'Java and YAML are highlighted'),
  },
  {
    breaks: 'Documents have breadcrumbs',
    file: 'src/config/presets.ts',
    find: 'breadcrumbs: true,',
    replace: 'breadcrumbs: false,',
    caughtBy: e2e('conformance-docs', 'breadcrumbs lead from the home page through every category to the page'),
  },
  {
    breaks: 'The keys of the storage have no suffix',
    file: 'docusaurus.config.ts',
    find: 'storage: {namespace: false},',
    replace: 'storage: {namespace: true},',
    caughtBy: e2e(
      'conformance-configuration',
      'everything that is stored has the name that is specified, without a suffix',
    ),
  },
  {
    breaks: 'Every page has a path that ends with a slash',
    file: 'docusaurus.config.ts',
    find: 'trailingSlash: true,',
    replace: 'trailingSlash: false,',
    caughtBy: built('conformance', 'the routes › end with a slash'),
  },
  {
    breaks: 'The redirect to the trailing slash keeps the query',
    file: 'scripts/lib/server.ts',
    find: "(query ? `?${query}` : '')",
    replace: "''",
    caughtBy: e2e(
      'conformance-routes',
      'an address without its trailing slash leads to the one with it, and keeps the query',
    ),
  },
  {
    breaks: 'An unknown path has the status 404',
    file: 'scripts/lib/server.ts',
    find: 'res.writeHead(404, {',
    replace: 'res.writeHead(200, {',
    caughtBy: e2e('conformance-routes', 'a path without a page has the status 404 and the not-found page'),
  },
  {
    breaks: 'The home page promises an uptime of 99.95 %',
    file: 'src/pages/_content.ts',
    find: "figure: '99.95 %'",
    replace: "figure: '99.9 %'",
    caughtBy: e2e('conformance-pages', 'the home page promises several regions, high availability, uptime and support'),
  },
]
