import clsx from 'clsx'
import {useId, type ReactNode} from 'react'
import {ColorModeAttribute} from '../../../parts/color-mode/attributes'
import {Json} from '../Json'
import {Door, type Screen} from './Door'
import styles from './styles.module.css'

/** A customer, and a login of one of its users. */
export type SceneCustomer = {
  name: string
  /** Whose colors it has: those of its pages in the screenshots. */
  look: 'cedar' | 'maple' | 'birch'
  /** The user's address. Its domain decides which door opens. */
  address: string
  screen: Screen
  /** Claims of the access token that names the organization. */
  claims: Readonly<Record<string, unknown>>
  /** The string of the claims that names the organization. */
  organization: string
}

export type LoginSceneProps = {
  /** Whose login page it is. */
  company: string
  /** Label of the page's button. */
  action: string
  /** Names the choice of a customer for screen readers. */
  legend: string
  /** Names the claims. */
  token: string
  /** Exactly three: the style sheet has a rule for each. */
  customers: readonly [SceneCustomer, SceneCustomer, SceneCustomer]
}

/**
 * One login in one picture: an address is typed, the door of its customer opens, and the token names the customer. The reader can
 * open the other doors. They are radio buttons, and CSS shows what belongs to the chosen one.
 */
export function LoginScene({company, action, legend, token, customers}: LoginSceneProps): ReactNode {
  const name = useId()
  return (
    <figure className={styles.scene}>
      <div className={styles.page}>
        <p className={styles.company}>
          <Mark />
          {company}
        </p>
        <div className={styles.ask}>
          <p className={clsx(styles.address, styles.chosen)}>
            {customers.map(({address, look}) => (
              <Address key={address} look={look} text={address} />
            ))}
          </p>
          <span className={styles.send} aria-hidden="true">
            {action}
          </span>
        </div>
      </div>
      <fieldset className={styles.doors}>
        <legend className="visually-hidden">{legend}</legend>
        {customers.map(({name: label, address, screen, look}, index) => (
          <Door
            key={label}
            className={styles[look]}
            input={{name, value: index + 1, defaultChecked: index === 0}}
            label={label}
            domain={domainOf(address)}
            screen={screen}
          />
        ))}
      </fieldset>
      <div className={styles.token} {...{[ColorModeAttribute.theme]: 'dark'}}>
        <p>{token}</p>
        <div className={styles.chosen}>
          {customers.map(({claims, organization, look}) => (
            <div key={organization} className={clsx(styles.said, styles[look])}>
              <Json value={claims} line={LINE} mark={organization} />
            </div>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** The claims stand in one line where there is room for it. */
const LINE = 90

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1)

/** The domain is what the customer is found by. */
function Address({text, look}: {text: string; look: SceneCustomer['look']}): ReactNode {
  const domain = domainOf(text)
  return (
    <span className={clsx(styles.said, styles[look])}>
      {text.slice(0, -domain.length)}
      <b>{domain}</b>
    </span>
  )
}

/** The company's sign, as on its login page. */
function Mark(): ReactNode {
  return (
    <svg viewBox="0 0 40 40" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d="M20 2 38 38H28L20 21 12 38H2Z" />
    </svg>
  )
}
