import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import type {CheckName} from '../../../markdown/proof/checkNeeds'
import {Field} from '../Field'
import {styles} from '../styles'

type Props = {
  names: readonly CheckName[]
  /** What the reader has entered, by the name of the page. */
  entered: ReadonlyMap<string, string>
  onEnter: (name: string, value: string) => void
}

/** The names of a page that the reader can replace. */
export function NameFields({names, entered, onEnter}: Props): ReactNode {
  if (names.length === 0) return null
  return (
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
            onChange={(value) => onEnter(name, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
