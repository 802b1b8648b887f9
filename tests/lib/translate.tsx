import {Fragment, type ReactNode} from 'react'
import {withValues} from '../../src/lib/withValues'

const PLACE = /\{(\w+)\}/

/** What `translate` of the framework does in English. */
export const translate = ({message}: {message: string}, values?: Readonly<Record<string, string | number>>): string =>
  withValues(message, values)

type TranslateProps = {children: string; values?: Readonly<Record<string, ReactNode>>}

/** What `<Translate>` of the framework does in English. */
export default function Translate({children, values = {}}: TranslateProps): ReactNode {
  return children.split(PLACE).map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : values[piece]}</Fragment>)
}
