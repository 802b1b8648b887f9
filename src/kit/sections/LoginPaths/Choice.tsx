import type {ReactNode} from 'react'

type ChoiceProps = {
  className: string | undefined
  legend: string
  /** Of the radio buttons: unique on the page. Their ids are `<name>-1` and so on. */
  name: string
  options: readonly {label: string; text?: string}[]
}

/** One of several, the first of them until the reader chooses. */
export function Choice({className, legend, name, options}: ChoiceProps): ReactNode {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {options.map(({label, text}, index) => (
        <label key={label}>
          <input
            type="radio"
            id={`${name}-${index + 1}`}
            name={name}
            value={index + 1}
            defaultChecked={index === 0}
            // Its name without the other labels that lead to it.
            aria-label={[label, text].filter(Boolean).join(' ')}
          />
          <strong>{label}</strong>
          {text !== undefined && <span>{text}</span>}
        </label>
      ))}
    </fieldset>
  )
}
