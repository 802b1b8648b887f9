/** The framework's own table, past the alias that `src/plugins/route-records` sets for its usual name. */
declare module '@generated/registry.js' {
  import registry from '@generated/registry'

  export default registry
}

/** The classic theme's own component, under the one of this plugin. */
declare module '@theme-init/DocItem/Content' {
  import DocItemContent from '@theme/DocItem/Content'

  export default DocItemContent
}

/** The classic theme's own frame of documents, under the one of this plugin. */
declare module '@theme-init/DocRoot/Layout' {
  import DocRootLayout from '@theme/DocRoot/Layout'

  export default DocRootLayout
}
