import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

/** The `https://` address of the site in the page's language, without a closing slash: paths of the site follow it. */
export function useSiteAddress(): string {
  const {url, baseUrl} = useDocusaurusContext().siteConfig
  return url + baseUrl.slice(0, -1)
}
