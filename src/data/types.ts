/**
 * The shapes of the site's data. Types only: no module of `src/data` imports from elsewhere in `src`.
 */

/** Everything the site knows about the provider whose site it is. */
export type Brand = {
  /** The name as readers see it, in any sentence. 2 to 40 characters. */
  name: string
  /**
   * The name as it stands in paths, tags and identifiers: lower-case letters, digits and single hyphens.
   * The API overview lives at `/api/{slug}-admin-rest-api/` and the blog tag at `/blog/tags/{slug}/`.
   */
  slug: string
  /** The legal entity that stands in the copyright line and in the contracts. */
  legalName: string
  /** The host the site is served from, without scheme and without slash, for example `www.example.com`. */
  domain: string
  /**
   * The path of the site on its host, with slashes at both ends, for example `/site/`. The folder of that name on the host then has
   * the build. Default: `/`.
   */
  basePath?: string
  /** The address that every support link opens. */
  supportEmail: string
  /** Destinations outside the site. Each an `https://` address. */
  links: {
    /** The self-serve dashboard for cluster and realm management: the primary button of the navbar. Default: no button. */
    dashboard?: string
    /** Where security documents and reports are published. Default: nowhere. */
    trustCenter?: string
    /**
     * The repository with the provider's public source, this site's included: "Edit this page" and the issue of a reader who found a
     * page unhelpful are below it, where `source` says.
     */
    sourceCode: string
    /** The channel with recorded talks and walk-throughs. Default: none. */
    video?: string
    /** The platform on which posts are published a second time. Default: none. */
    blogPlatform?: string
  }
  /** Where this site is in the repository at `links.sourceCode`. Default: at its root, on the branch `main`, at GitHub's addresses. */
  source?: SourcePlace
  /**
   * What counts page views. Default: nothing does; readers are then not asked for anything, for nothing is used that
   * needs their consent.
   */
  analytics?: Analytics
  /**
   * The `https://` address that receives the answers to "Was this page helpful?". The browser sends
   * `{"page": "/docs/sso/setup/", "isHelpful": true}` as JSON by POST, without cookies, so a server on another host has to allow
   * the site by CORS. Default: "No" opens an issue, and "Yes" is only counted by `analytics`.
   */
  feedbackEndpoint?: string
  /**
   * The `https://` address of the documentation MCP server (`deploy/mcp`), such as `https://mcp.example.com/mcp`. The build then
   * writes a card that leads agents to it. Default: the site names no server.
   */
  mcpServer?: string
  /**
   * Whether readers can save the documentation in their browser for reading without a connection. `false` also removes the copies
   * and the service worker of readers who have saved it, on their next visit. Default: true.
   */
  offline?: boolean
  /** How far browsers refuse plain HTTP. Default: `host`. */
  httpsOnly?: HttpsOnly
}

/** The place of the site's files, for the addresses at which readers change them. */
export type SourcePlace = {
  /** The branch that is published. Default: `main`. */
  branch?: string
  /** The site's folder in the repository, such as `apps/website`. Default: the root. */
  folder?: string
  /** Whose addresses the repository has. `gitea` is for Forgejo, too. Default: `github`. */
  host?: 'github' | 'gitlab' | 'gitea'
}

/**
 * What browsers load over HTTPS only, for two years after each visit: the site's host, all its subdomains too, or both from
 * the first visit on, once the domain is on the preload list. With `subdomains` or `preload`, a subdomain without a
 * certificate can't be reached any more, and the list takes months to leave.
 */
export type HttpsOnly = 'host' | 'subdomains' | 'preload'

/**
 * What counts page views, once a reader has allowed tracking: Google Analytics, or a self-hosted counter that takes
 * events as Plausible does. Only pages at the site's `https://` address are counted, not local copies and previews.
 */
export type Analytics = CountedViews &
  (
    | {
        provider: 'gtag'
        /**
         * The measurement id of a Google Analytics 4 property: `G-` and capital letters or digits. In its enhanced
         * measurement, page changes by browser history must be off: the site sends each page view itself.
         */
        property: string
      }
    | {
        provider: 'plausible'
        /** The name under which the counter knows this site, as a rule its host: `www.example.com`. */
        site: string
        /** Where events are sent: an `https://` address that ends with `/api/event`. */
        endpoint: string
      }
  )

/** What is a page view. */
type CountedViews = {
  /** Whether a jump inside a page, such as a click in its table of contents, is a page view too. Default: false. */
  countJumps?: boolean
}

/** One author of the blog. Teams sign posts; a person is added only with their consent. */
export type Author = {
  /** Shown above the post. */
  name: string
  /** What the author does, in a few words. */
  title: string
  /** One sentence for the author's page. */
  description: string
}

/** One tag of the blog. Posts may use no tag that is not listed. */
export type Tag = {
  /** Shown on the tag's chip and page. */
  label: string
  /** One sentence for the tag's page and its search result. */
  description: string
}

/** One destination in the navigation tree. */
export type NavLink = {
  /** Sentence case, three words at most. */
  label: string
  /** A path of the site with its trailing slash, or an `https://` or `mailto:` address. */
  to: string
  /** In the navbar: beginnings of the paths on which the link is marked. Default: its own path. */
  marked?: readonly string[]
}

/** A line above the navbar. */
export type Announcement = {
  /**
   * Lowercase letters, digits, and hyphens. Give a new text a new ID: where readers can close announcements, those who closed the
   * earlier one then see it.
   */
  id: string
  /** The sentence, or its beginning if a link ends it. */
  text: string
  /** Ends the sentence. A period follows it. */
  link?: NavLink
  /** The first day on which the site shows it, in UTC, such as `2026-12-01`. Default: no limit. */
  from?: string
  /** The last day on which the site shows it. Default: no limit. */
  until?: string
  /** The beginnings of the paths of the pages that show it, such as `/docs/`. Default: all pages. */
  paths?: readonly string[]
}

/** One part of the documentation. */
export type NavSection = NavLink & {
  /** What the paths of all its pages begin with, with both slashes. */
  base: string
}

/** One group of destinations: a menu of the navbar and a column of the footer. */
export type NavGroup = {
  /** Sentence case, one or two words. */
  label: string
  /** `footer` for a group without a menu in the navbar. Default: both. */
  placement?: 'footer'
  items: readonly NavLink[]
}

/** What answers searches and questions. Default: the index of the build, in the reader's browser. */
export type Search = {
  /** An application of Algolia DocSearch, whose crawler fills an index from this site. Its dialog replaces the site's own. */
  hosted?: {
    /** Of the application, from the service's dashboard: ten capital letters or digits. */
    appId: string
    /** The key that may search and nothing else. Every reader can see it. */
    apiKey: string
    /** Default: the slug of the brand. */
    indexName?: string
    /** Id of the Ask AI assistant that answers questions. Default: none. */
    assistantId?: string
  }
  /** Where the page of results is. Default: `search`, which is `/search/`. */
  searchPagePath?: string
}
