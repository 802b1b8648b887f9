import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import type {Change, Json} from '../runTypes'

const textOf = (value: Json | undefined): string =>
  value === undefined ? translate({id: 'site.procedure.nothing', message: 'nothing'}) : JSON.stringify(value)

/** One difference: the value before and afterwards. */
function ChangeRow({change: {path, before, after}, isNew}: {change: Change; isNew: boolean}): ReactNode {
  return (
    <tr>
      <th scope="row">
        <code translate="no">
          {path === '' ? translate({id: 'site.procedure.whole', message: 'whole object'}) : path}
        </code>
      </th>
      {!isNew && (
        <td>
          {before === undefined ? (
            translate({id: 'site.procedure.nothing', message: 'nothing'})
          ) : (
            <del translate="no">{textOf(before)}</del>
          )}
        </td>
      )}
      <td>
        {after === undefined ? (
          translate({id: 'site.procedure.nothing', message: 'nothing'})
        ) : (
          <ins translate="no">{textOf(after)}</ins>
        )}
      </td>
    </tr>
  )
}

/** What a change would change in the realm. */
export function ChangeTable({changes}: {changes: readonly Change[]}): ReactNode {
  // Nothing of it is there yet.
  const isNew = changes.every(({before}) => before === undefined)
  return (
    <div className="api-console-changes">
      <table>
        <caption>{translate({id: 'site.procedure.changes', message: 'What changes in your realm'})}</caption>
        <thead>
          <tr>
            <th scope="col">{translate({id: 'site.procedure.setting', message: 'Setting'})}</th>
            {!isNew && <th scope="col">{translate({id: 'site.procedure.now', message: 'Now'})}</th>}
            <th scope="col">{translate({id: 'site.procedure.afterwards', message: 'Afterwards'})}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={change.path} change={change} isNew={isNew} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
