/** A name that only the site's own stylesheet gives a value. */
const PROBE = '--color-accent'

/**
 * Runs in the browser, on its own: it is written into the page as text, where nothing of this file is at hand.
 * Neither stylesheet nor token is there to colour it with, so it takes the system's colours.
 */
function insertBanner(baseUrl: string, probe: string): void {
  addEventListener('load', () => {
    if (getComputedStyle(document.documentElement).getPropertyValue(probe)) return
    const here = location.pathname.replace(/[^/]*$/, '')
    const advice =
      here === baseUrl
        ? `The base URL of this build, ${baseUrl}, is where this page is. Files may be missing: reload the page, or upload the build again.`
        : `The most likely reason is a wrong base URL. This build has the base URL ${baseUrl}. Try ${here} and build the site again.`
    const banner = document.createElement('div')
    banner.id = 'base-url-banner'
    banner.role = 'alert'
    banner.style.cssText =
      'background: Canvas; border: 3px solid; color: CanvasText; font: 18px/1.5 system-ui; margin: 16px; padding: 8px'
    const [title, text] = [document.createElement('p'), document.createElement('p')]
    title.style.cssText = 'font: bold 24px system-ui'
    title.textContent = 'This site did not load properly.'
    text.textContent = `Its styles and scripts are not where this page looks. ${advice}`
    banner.append(title, text)
    document.body.prepend(banner)
  })
}

/**
 * The text of an inline script that tells whoever deployed the site below another path than it was built for.
 * @param baseUrl the path that the site was built for, `/` or `/docs-preview/`.
 */
export function baseUrlBanner(baseUrl: string): string {
  const call = `(${insertBanner.toString()})(${JSON.stringify(baseUrl)}, ${JSON.stringify(PROBE)})`
  return call.replaceAll('</', String.raw`<\/`)
}
