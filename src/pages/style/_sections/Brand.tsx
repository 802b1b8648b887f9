import useBaseUrl from '@docusaurus/useBaseUrl'
import type {ReactNode} from 'react'
import {Wordmark} from '../../../kit/ui/Wordmark'
import {InBothModes} from '../_parts/InBothModes'
import styles from './styles.module.css'

const sizes = [
  {name: '16 px', className: styles.size16},
  {name: '24 px', className: styles.size24},
  {name: '48 px', className: styles.size48},
] as const

/** As browsers and phones get them. */
const icons = [
  {file: '/img/favicon.svg', size: 16},
  {file: '/img/favicon.svg', size: 24},
  {file: '/img/favicon.svg', size: 48},
  {file: '/favicon.ico', size: 32},
  {file: '/img/apple-touch-icon.png', size: 60},
] as const

function Icon({file, size}: (typeof icons)[number]): ReactNode {
  return (
    <li>
      <p className={styles.label}>
        {file.replace('/img', '')}, {size} px
      </p>
      <img className={styles.icon} src={useBaseUrl(file)} width={size} height={size} alt="" loading="lazy" />
    </li>
  )
}

export function BrandDemo(): ReactNode {
  return (
    <InBothModes>
      {() => (
        <>
          <ul className={styles.brand}>
            {sizes.map(({name, className}) => (
              <li key={name}>
                <p className={styles.label}>{name}</p>
                <div className={className}>
                  <Wordmark />
                </div>
              </li>
            ))}
          </ul>
          <ul className={styles.brand}>
            {icons.map((icon) => (
              <Icon key={`${icon.file} ${icon.size}`} {...icon} />
            ))}
          </ul>
        </>
      )}
    </InBothModes>
  )
}
