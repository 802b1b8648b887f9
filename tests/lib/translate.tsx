import {Fragment, type ReactNode} from 'react'

const PLACE = /\{(\w+)\}/

/** What `translate` of the framework does in English. */
export const translate = (
  {message}: {message: string},
  values: Readonly<Record<string, string | number>> = {},
): string =>
  message
    .split(PLACE)
    .map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? '')))
    .join('')

type TranslateProps = {children: string; values?: Readonly<Record<string, ReactNode>>}

/** What `<Translate>` of the framework does in English. */
export default function Translate({children, values = {}}: TranslateProps): ReactNode {
  return children.split(PLACE).map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : values[piece]}</Fragment>)
}
