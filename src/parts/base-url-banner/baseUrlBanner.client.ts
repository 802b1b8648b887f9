import {translate} from '@docusaurus/Translate'

/**
 * Reloads a page whose stylesheet did not come, once: the page might be from before a deployment that replaced the file. If
 * that does not help, tells whoever deployed the site below another path than it was built for. No stylesheet is there: the
 * page is in the system's colors, and so is this.
 */
export function baseUrlBanner(): void {
  addEventListener('load', () => {
    // Only the site's own stylesheet gives it a value.
    if (getComputedStyle(document.documentElement).getPropertyValue('--color-accent')) return
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation && 'type' in navigation && navigation.type !== 'reload') {
      location.reload()
      return
    }
    const baseUrl = INLINE_SETTINGS.baseUrl
    const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href
    const here = location.pathname.replace(/[^/]*$/, '')
    // Without the page's own path. The not-found page has none. A page without a translation has its canonical address in the
    // site's own language, below another base URL. A site in one language has no code for that.
    const base = canonical
      ? here.slice(
          0,
          (INLINE_SETTINGS.rootUrl === INLINE_SETTINGS.baseUrl || new URL(canonical).pathname.startsWith(baseUrl)
            ? baseUrl
            : INLINE_SETTINGS.rootUrl
          ).length - new URL(canonical).pathname.length || undefined,
        )
      : translate({id: 'site.base.another', message: 'another'})
    const banner = document.createElement('p')
    banner.id = 'base-url-banner'
    banner.role = 'alert'
    banner.style.border = 'solid'
    banner.textContent = `${translate({id: 'site.base.failed', message: "This site didn't load properly."})} ${
      base === baseUrl
        ? translate({id: 'site.base.missing', message: 'Files might be missing.'})
        : translate(
            {id: 'site.base.wrong', message: 'The base URL is probably wrong. This build has {baseUrl}. Try {base}'},
            {baseUrl, base},
          )
    }`
    document.body.prepend(banner)
  })
}
