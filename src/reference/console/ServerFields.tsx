import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import type {Problems} from './call'
import {Field} from './Field'
import {styles} from './styles'

type Props = {
  baseUrl: string
  realm: string
  problems: Problems
  onBaseUrl: (text: string) => void
  onRealm: (realm: string) => void
}

type AddressProps = Pick<Props, 'baseUrl' | 'problems' | 'onBaseUrl'>

/** The field for a server without realms. */
export function ServerAddress({baseUrl, problems, onBaseUrl}: AddressProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{translate({id: 'site.console.server', message: 'Server'})}</legend>
      <Field
        label={translate({id: 'site.console.server.address', message: 'Address'})}
        value={baseUrl}
        problem={problems.baseUrl}
        onChange={onBaseUrl}
        required
        isUrl
      />
    </fieldset>
  )
}

/** The fields for the reader's server and realm. */
export function ServerFields({baseUrl, realm, problems, onBaseUrl, onRealm}: Props): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{translate({id: 'site.console.server', message: 'Server'})}</legend>
      <div className={styles.columns}>
        <Field
          label={translate({id: 'site.console.server.baseUrl', message: 'Base URL'})}
          hint={translate({
            id: 'site.console.server.baseUrlHint',
            message: 'Include the base path if there is one. You can also paste the issuer.',
          })}
          placeholder="https://auth.example.com"
          value={baseUrl}
          problem={problems.baseUrl}
          onChange={onBaseUrl}
          required
          isUrl
        />
        <Field
          label={translate({id: 'site.console.server.realm', message: 'Realm'})}
          hint={translate({id: 'site.console.server.realmHint', message: 'The realm’s name, not its display name.'})}
          placeholder="acme"
          value={realm}
          problem={problems.realm}
          onChange={onRealm}
          required
        />
      </div>
    </fieldset>
  )
}
