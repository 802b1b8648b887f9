// Change: no state and no handler. src/parts/color-mode/colorMode.client.ts holds the color mode in the root element's attributes,
// and CSS shows the icon and the words of the mode that is on.
import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import clsx from 'clsx'
import useIsBrowser from '@docusaurus/useIsBrowser'
import IconDarkMode from '@theme/Icon/DarkMode'
import IconLightMode from '@theme/Icon/LightMode'
import IconSystemColorMode from '@theme/Icon/SystemColorMode'
import type {Props} from '@theme/ColorModeToggle'
import {ColorModeAttribute} from '../../parts/color-mode/attributes'
import styles from './styles.module.css'

const modes = () => [
  {className: styles.light, label: translate({id: 'site.colorMode.light', message: 'light mode'}), Icon: IconLightMode},
  {className: styles.dark, label: translate({id: 'site.colorMode.dark', message: 'dark mode'}), Icon: IconDarkMode},
  {
    className: styles.system,
    label: translate({id: 'site.colorMode.system', message: 'system mode'}),
    Icon: IconSystemColorMode,
  },
]

export default function ColorModeToggle({className, buttonClassName, value}: Props): ReactNode {
  const isBrowser = useIsBrowser()
  if (!['light', 'dark', null].includes(value)) {
    throw new Error(`Unknown color mode "${value ?? 'null'}". Allowed: light, dark, or null for the system's mode.`)
  }
  return (
    <div className={clsx(styles.toggle, className)}>
      {/* The page's script takes `disabled` away. */}
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        {...{[ColorModeAttribute.button]: true}}
        disabled={!isBrowser}
        suppressHydrationWarning
      >
        <span className="visually-hidden">
          {`${translate({id: 'site.colorMode.switch', message: 'Switch between dark and light mode (currently'})} `}
        </span>
        {modes().map(({label, Icon, ...mode}) => (
          <span key={label} className={mode.className}>
            <Icon aria-hidden />
            <span className="visually-hidden">{label})</span>
          </span>
        ))}
      </button>
    </div>
  )
}
