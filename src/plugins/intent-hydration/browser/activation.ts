/** Resolves once the page is shown: a browser may prepare it in the background, where it must not count or store. */
export const activation: Promise<unknown> = document.prerendering
  ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, {once: true}))
  : Promise.resolve()
