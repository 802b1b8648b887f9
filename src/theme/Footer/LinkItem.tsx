import OriginalLinkItem from '@theme-original/Footer/LinkItem'
import type {Props} from '@theme/Footer/LinkItem'
import type {ReactNode} from 'react'
import {ConsentAttribute} from '../../consent/attributes'

export default function FooterLinkItem({item}: Props): ReactNode {
  const action = item[ConsentAttribute.consent]
  if (typeof action !== 'string') return <OriginalLinkItem item={item} />
  return (
    <button type="button" className="footer__link-item footer-button" {...{[ConsentAttribute.consent]: action}}>
      {item.label}
    </button>
  )
}
