import type {ReactNode} from 'react'
import {Json} from '../Json'
import {ProductShot} from '../ProductShot'
import {partClaims, type Claims} from './partClaims'
import styles from './styles.module.css'

/** Somebody who has just logged in. */
export type TokenHolder = {
  /** Who, and where, in a short sentence. */
  title: string
  /** A name of `lab/screenshots/list.ts`: the page where they logged in. */
  shot: string
  /** The claims of the token that they got. */
  token: Claims
}

export type TokenPairProps = {
  holders: readonly [TokenHolder, TokenHolder]
  /** What the claims that both tokens have in common say, in a sentence. */
  shared: string
  /** Where and when the tokens were recorded. */
  note: string
  /** Whether it is on the first screen: the first page is then asked for at once. Default: false. */
  isFirst?: boolean
}

/** A token is as narrow as half a figure, in characters. */
const HALF = 24
/** What both say is as wide as the figure. */
const WHOLE = 90

/** Two people's logins side by side: what only one token says stands below its page, what both say below both. */
export function TokenPair({holders, shared, note, isFirst = false}: TokenPairProps): ReactNode {
  const [first, second] = holders
  const parted = partClaims(first.token, second.token)
  return (
    <figure className={styles.pair}>
      {holders.map(({title, shot}, index) => (
        <div key={title} className={styles.holder}>
          <div className={styles.page}>
            <ProductShot name={shot} place="fill" isFirst={isFirst && index === 0} />
          </div>
          <div className={styles.claims}>
            <p>{title}</p>
            <Json value={parted.own[index]} line={HALF} />
          </div>
        </div>
      ))}
      <div className={styles.shared}>
        <p>{shared}</p>
        <Json value={parted.shared} line={WHOLE} />
      </div>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  )
}
