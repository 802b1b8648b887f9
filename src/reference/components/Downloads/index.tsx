import {translate} from '@docusaurus/Translate'
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

const files = [
  {href: '/openapi.yaml', label: 'OpenAPI (YAML)'},
  {href: '/openapi.json', label: 'OpenAPI (JSON)'},
  {href: '/postman.json', label: translate({id: 'site.api.downloads.postman', message: 'Postman collection'})},
]

/** The whole description in the forms that other tools read. */
export function Downloads(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  return (
    <ul
      className={styles.downloads}
      aria-label={translate({id: 'site.api.downloads', message: 'API description downloads'})}
    >
      {files.map(({href, label}) => (
        <li key={href}>
          <a href={withBaseUrl(href)} download>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
