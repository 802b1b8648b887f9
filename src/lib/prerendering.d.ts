export {}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Document {
    /** True while the browser prepares the page in the background. Missing in browsers that don't. */
    readonly prerendering?: boolean
  }
}
