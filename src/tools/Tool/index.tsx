import {translate} from '@docusaurus/Translate'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import button from '../../kit/ui/Button/styles.module.css'
import {OnDemandAttribute} from '../../lib/attributes'
import type {IslandName} from '../../lib/onDemandNames'
import {ToolAttribute} from '../attributes'
import type {ToolField, ToolForm} from '../form'
import {toolForms, type ToolName} from '../forms'
import {Field} from './Field'
import styles from './styles.module.css'

/** The anchor of the section that says how to do without a tool: each page of a tool has it. */
const WITHOUT = '#without-the-tool'

/**
 * The form of a tool. Its script comes when the reader turns to it (`tool.client.ts`). Until then, and without it, the form
 * sends nothing: what a reader enters never becomes part of an address.
 */
export function Tool({name}: {name: ToolName}): ReactNode {
  const {label, fields, actions, more}: ToolForm = toolForms[name]
  const isMore = (field: ToolField): boolean => more?.names.includes(field.name) ?? false
  const draw = (field: ToolField): ReactNode => <Field key={field.name} id={`${name}-${field.name}`} field={field} />
  return (
    <form
      className={styles.tool}
      aria-label={label}
      autoComplete="off"
      method="dialog"
      {...{[OnDemandAttribute.island]: 'tools' satisfies IslandName, [ToolAttribute.name]: name}}
    >
      {fields.filter((field) => !isMore(field)).map(draw)}
      <p className={styles.actions}>
        {actions.map((action, index) => (
          <button
            key={action.name}
            className={clsx(button.button, index === 0 && button.primary)}
            type="submit"
            value={action.name}
            {...{[OnDemandAttribute.opener]: ''}}
          >
            {action.label}
          </button>
        ))}
      </p>
      {more && (
        <details className={styles.more}>
          <summary>{more.label}</summary>
          {fields.filter(isMore).map(draw)}
        </details>
      )}
      <p className={styles.without}>
        {`${translate({id: 'site.tool.needsScript', message: 'This tool needs JavaScript.'})} `}
        <a href={WITHOUT}>{translate({id: 'site.tool.without', message: 'Do the same without the tool'})}</a>.
      </p>
    </form>
  )
}
