import type {Analytics} from '../../data/types'
import {GTAG_SCRIPT} from './sources'
import type {Adapter} from './adapter.client'

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface adds to another
  interface Window {
    dataLayer?: IArguments[]
    [disabled: `ga-disable-${string}`]: boolean | undefined
  }
}

const command: (...parts: readonly unknown[]) => void = function () {
  window.dataLayer ??= []
  // eslint-disable-next-line prefer-rest-params -- the tag takes an Arguments object for a command, an array for data
  window.dataLayer.push(arguments)
}

const denied = {ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied'} as const

/** Google's tag for one Analytics property, without its advertising functions. */
export function gtag({property}: Extract<Analytics, {provider: 'gtag'}>): Adapter {
  let isLoaded = false

  function load(): void {
    isLoaded = true
    command('consent', 'default', {...denied, analytics_storage: 'granted'})
    command('js', new Date())
    // Cookies of this host alone, so that they can be deleted from here.
    command('config', property, {send_page_view: false, cookie_domain: location.hostname})
    const script = document.createElement('script')
    script.async = true
    script.src = `${GTAG_SCRIPT}?id=${property}`
    document.head.append(script)
  }

  return {
    start() {
      window[`ga-disable-${property}`] = false
      if (isLoaded) command('consent', 'update', {analytics_storage: 'granted'})
      else load()
    },
    pageView(path, referrer) {
      const place = {page_location: location.origin + path, page_referrer: referrer ?? ''}
      // For what the tag reports by itself as well: it would read the addresses whole.
      command('set', place)
      // The tag reads the page's title, which React sets with the next frame.
      requestAnimationFrame(() => command('event', 'page_view', {...place, send_to: property}))
    },
    feedback(path, isHelpful) {
      command('event', 'feedback', {
        page_location: location.origin + path,
        helpful: isHelpful ? 'yes' : 'no',
        send_to: property,
      })
    },
    stop() {
      window[`ga-disable-${property}`] = true
      command('consent', 'update', {analytics_storage: 'denied'})
    },
  }
}
