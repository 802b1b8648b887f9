import {translate} from '@docusaurus/Translate'
import {useId, type ReactNode} from 'react'
import {SectionBand, SectionHeader, type SectionText} from '../../layout/Section'
import {Choice} from './Choice'
import {Station, type StationContent} from './Station'
import styles from './styles.module.css'

/** Logins that begin on one page and go different ways, station by station. */
export type LoginPathsProps = SectionText & {
  /** Names the choice of an address. */
  legend: string
  /** The stations, in a word or two each. All paths have them. */
  stations: readonly [string, string, string, string]
  /** Three at most: a further one needs a rule in the style sheet. */
  paths: readonly {
    address: string
    /** Whose address it is and how they log in. */
    way: string
    stations: readonly [StationContent, StationContent, StationContent, StationContent]
  }[]
  /** Where and when it was recorded. */
  note: string
}

/**
 * The reader chooses an address and follows its login. Both choices are radio buttons and CSS shows what they chose, so it
 * works before any script has come. On a phone the stations of an address are a list.
 */
export function LoginPaths({title, lead, legend, stations, paths, note, ...look}: LoginPathsProps): ReactNode {
  const id = useId()
  return (
    <SectionBand {...look} composition="band">
      <SectionHeader title={title} lead={lead} />
      <div className={styles.paths}>
        <Choice
          className={styles.addresses}
          legend={legend}
          name={`${id}-address`}
          options={paths.map(({address, way}) => ({label: address, text: way}))}
        />
        <Choice
          className={styles.stations}
          legend={translate({id: 'site.login.step', message: 'Step'})}
          name={`${id}-station`}
          options={stations.map((label) => ({label}))}
        />
        <p className={styles.note}>{note}</p>
        <div className={styles.stage}>
          {paths.map(({address, stations: contents}) => (
            <ol key={address} className={styles.path}>
              {contents.map((content, index) => (
                <Station
                  key={content.title}
                  {...content}
                  next={index + 1 < contents.length ? `${id}-station-${index + 2}` : undefined}
                />
              ))}
            </ol>
          ))}
        </div>
      </div>
    </SectionBand>
  )
}
