import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import styles from './styles.module.css'

/** Who does something: the provider, the customer, both together, or nobody because it is not to be had. */
export type Who = 'we' | 'you' | 'both' | 'none'

export type DutiesProps = {
  /** What the table compares. */
  caption: string
  /** Ways to run the same thing: the columns. */
  places: readonly string[]
  /** From what is always the customer's down to what is the provider's, so that a line shows between the two. */
  duties: readonly {what: string; who: readonly Who[]}[]
}

const words = (): Readonly<Record<Who, string>> => ({
  we: translate({id: 'site.duties.we', message: 'Us'}),
  you: translate({id: 'site.duties.you', message: 'You'}),
  both: translate({id: 'site.duties.both', message: 'Both'}),
  none: translate({id: 'site.duties.none', message: 'Not offered'}),
})

/** Which work is whose: a table whose cells join into blocks. */
export function Duties({caption, places, duties}: DutiesProps): ReactNode {
  return (
    <table className={styles.duties}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {places.map((place) => (
            <th key={place} scope="col">
              {place}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {duties.map(({what, who}) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {who.map((one, index) => (
              <td key={places[index]} data-who={one}>
                {words()[one]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
