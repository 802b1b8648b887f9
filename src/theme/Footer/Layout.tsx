import Link from '@docusaurus/Link'
import OriginalLayout from '@theme-original/Footer/Layout'
import type {Props} from '@theme/Footer/Layout'
import type {ReactNode} from 'react'
import {Wordmark} from '../../kit/ui/Wordmark'

const logo = (
  <Link to="/">
    <Wordmark />
  </Link>
)

export default function FooterLayout(props: Props): ReactNode {
  return <OriginalLayout {...props} logo={props.logo ?? logo} />
}
