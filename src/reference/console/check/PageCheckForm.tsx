import {translate} from '@docusaurus/Translate'
import {useRef, useState, type ReactNode} from 'react'
import {rolesText, type PageCheckTask} from '../../pageCheck'
import {CheckButtons} from '../CheckButtons'
import {ConnectionFields} from '../ConnectionFields'
import {ConsoleForm} from '../ConsoleForm'
import {tokenFor} from '../session'
import {styles} from '../styles'
import {useConnection} from '../useConnection'
import {CheckResults} from './CheckResults'
import {NameFields} from './NameFields'
import {useChecks} from './useChecks'

/** What the checks send, as a sentence. */
const requestsText = (count: number): string =>
  count === 1
    ? translate({
        id: 'site.check.sendsOne',
        message: 'The page sends one GET request to your server and changes nothing.',
      })
    : translate(
        {id: 'site.check.sends', message: 'The page sends {count} GET requests to your server and changes nothing.'},
        {count},
      )

/** The reader's names by those of the page, without empty ones. */
const renamedIn = (entered: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...entered].map(([from, to]) => [from, to.trim()] as const).filter(([, to]) => to !== ''))

type Props = {task: PageCheckTask; onClose: () => void}

/** Compares a reader's realm with the end state of a page. Drawn in the browser only. */
export function PageCheckForm({task: {checks, names, roles}, onClose}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const running = useChecks()
  const connection = useConnection({form, onMove: running.clear})
  const [entered, setEntered] = useState<ReadonlyMap<string, string>>(new Map())
  const title = translate({id: 'site.check.title', message: 'Check this page in your realm'})

  const submit = (): void => {
    if (running.isRunning) {
      running.cancel()
      return
    }
    const place = connection.checkedPlace()
    running.clear()
    if (place !== undefined) running.start({place, renamed: renamedIn(entered), checks, token: tokenFor(place)})
  }
  const forget = (): void => {
    connection.forget()
    setEntered(new Map())
  }

  return (
    <ConsoleForm form={form} label={title} onSubmit={submit}>
      <h2 className={styles.title}>{title}</h2>
      <p>
        {requestsText(checks.length)} {rolesText(roles)}
      </p>
      <ConnectionFields connection={connection} />
      <NameFields
        names={names}
        entered={entered}
        onEnter={(name, value) => setEntered(new Map([...entered, [name, value]]))}
      />
      <CheckButtons
        start={translate({id: 'site.check.start', message: 'Check the realm'})}
        isRunning={running.isRunning}
        onForget={forget}
        onClose={onClose}
      />
      <CheckResults isRunning={running.isRunning} realm={connection.realm} results={running.results} />
    </ConsoleForm>
  )
}
