import {translate} from '@docusaurus/Translate'
import {useId, type ReactNode} from 'react'
import {styles} from './styles'

type Props = {
  label: string
  /** Whether the label is a name of the API, which a translation would change. Default: false. */
  isName?: boolean
  value: string
  onChange: (value: string) => void
  /** What is wrong with the value. Default: nothing. */
  problem?: string
  hint?: string
  /** Default: false. */
  required?: boolean
  /** The only values, besides none. Default: any text. */
  options?: readonly string[]
  /** Shown where nothing is entered. */
  placeholder?: string
  /** Lines of a text that has several. Default: one. */
  rows?: number
  /** Whether it is an address. Default: false. */
  isUrl?: boolean
  /** Whether it is not to be read on the screen. Default: false. */
  isSecret?: boolean
}

/** A labelled field with its hint and what is wrong with it. */
export function Field(props: Props): ReactNode {
  const {label, value, onChange, problem, hint, required = false, options, placeholder, rows, isUrl, isSecret} = props
  const id = useId()
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  const common = {
    id,
    value,
    className: isSecret ? styles.secret : undefined,
    'aria-invalid': problem !== undefined,
    'aria-describedby': described || undefined,
    'aria-required': required,
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
  }
  const typed = {autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, placeholder}
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span translate={props.isName ? 'no' : undefined}>{label}</span>
        {required && (
          <span className={styles.required}> {translate({id: 'site.api.required', message: 'required'})}</span>
        )}
      </label>
      {options ? (
        <select {...common}>
          <option value="">{placeholder ?? ''}</option>
          {options.map((option) => (
            // Without a value of its own, it would have that of its text, which a browser may translate.
            <option key={option} value={option} translate="no">
              {option}
            </option>
          ))}
        </select>
      ) : rows === undefined ? (
        <input type="text" inputMode={isUrl ? 'url' : undefined} {...typed} {...common} />
      ) : (
        <textarea rows={rows} {...typed} {...common} />
      )}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
