import {translate} from '@docusaurus/Translate'
import {useEffect, useRef, useState, type ReactNode} from 'react'
import {ActionButton} from '../../../kit/ui/ActionButton'
import {rolesText, type PageCheckTask} from '../../pageCheck'
import {Field} from '../Field'
import {tokenFor} from '../session'
import {styles} from '../styles'
import {ConnectionFields} from '../ConnectionFields'
import {useConnection} from '../useConnection'
import {CheckResults} from './CheckResults'
import {useChecks} from './useChecks'

type Props = {task: PageCheckTask; onClose: () => void}

/** Compares a reader's realm with the end state of a page. Drawn in the browser only. */
export function PageCheckForm({task: {checks, names, roles}, onClose}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null)
  const running = useChecks()
  const connection = useConnection({form, onMove: running.clear})
  const [entered, setEntered] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (): void => {
    if (running.isRunning) {
      running.cancel()
      return
    }
    const place = connection.checkedPlace()
    running.clear()
    if (place === undefined) return
    const renamed = [...entered]
      .filter(([, name]) => name.trim() !== '')
      .map(([from, to]) => [from, to.trim()] as const)
    running.start({place, renamed: new Map(renamed), checks, token: tokenFor(place)})
  }
  const forget = (): void => {
    connection.forget()
    setEntered(new Map())
  }

  return (
    <form
      ref={form}
      className={styles.console}
      aria-label={translate({id: 'site.check.title', message: 'Check this page in your realm'})}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 className={styles.title}>{translate({id: 'site.check.title', message: 'Check this page in your realm'})}</h2>
      <p>
        {checks.length === 1
          ? translate({
              id: 'site.check.sendsOne',
              message: 'The page sends one GET request to your server and changes nothing.',
            })
          : translate(
              {
                id: 'site.check.sends',
                message: 'The page sends {count} GET requests to your server and changes nothing.',
              },
              {count: checks.length},
            )}{' '}
        {rolesText(roles)}
      </p>
      <ConnectionFields connection={connection} />
      {names.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{translate({id: 'site.check.names', message: 'Your names'})}</legend>
          <div className={styles.columns}>
            {names.map(({name, label}) => (
              <Field
                key={name}
                label={`${label}: ${name}`}
                hint={translate({id: 'site.check.nameHint', message: 'Leave this empty if you use {name}.'}, {name})}
                placeholder={name}
                value={entered.get(name) ?? ''}
                onChange={(value) => setEntered(new Map([...entered, [name, value]]))}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className={styles.row}>
        <ActionButton
          label={
            running.isRunning
              ? translate({id: 'site.console.cancel', message: 'Cancel'})
              : translate({id: 'site.check.start', message: 'Check the realm'})
          }
          type="submit"
          variant="primary"
        />
        <ActionButton label={translate({id: 'site.console.forget', message: 'Forget all'})} onClick={forget} />
        <ActionButton label={translate({id: 'site.console.close', message: 'Close'})} onClick={onClose} />
      </div>
      <CheckResults isRunning={running.isRunning} realm={connection.realm} results={running.results} />
    </form>
  )
}
