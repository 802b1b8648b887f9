import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem'
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem'
import type {ReactNode} from 'react'
import {Tooltip} from '../../kit/ui/Tooltip'

/** The navbar item `custom-tooltipLink`: a link with a remark. In the mobile menu it is the link alone. */
export default function TooltipLink({tooltip, ...props}: Props & {tooltip: string}): ReactNode {
  if (props.mobile) return <DefaultNavbarItem {...props} />
  return (
    <Tooltip text={tooltip}>{(describedBy) => <DefaultNavbarItem {...props} aria-describedby={describedBy} />}</Tooltip>
  )
}
