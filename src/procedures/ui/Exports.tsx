import {translate} from '@docusaurus/Translate'
import {useState, type ReactNode} from 'react'
import {ActionButton} from '../../kit/ui/ActionButton'
import {CopyText} from '../../reference/console/CopyText'
import {Field} from '../../reference/console/Field'
import {styles} from '../../reference/console/styles'
import {exampleContext} from '../../data/exampleContext'
import {checkBaseUrl, checkRealm} from '../../parts/reader-context/server'
import type {Procedure} from '../procedure'
import {formats, type Format, type Rendered} from '../render'
import type {Values} from '../runTypes'
import {checkValues} from '../values'

type Props = {procedure: Procedure; server: string; realm: string; values: Values}

/** The export, or why there's none. What the reader hasn't entered yet is as on the page. */
function rendered({procedure, server, realm, values}: Props, format: Format): Rendered {
  const [baseUrl, name] = [checkBaseUrl(server), checkRealm(realm)]
  const checked = checkValues(procedure, values)
  const secrets = procedure.values.flatMap(({isSecret, name: field}) => (isSecret ? [field] : []))
  // A secret is read from a variable, so it can be empty here.
  const wrong =
    'problems' in checked ? Object.entries(checked.problems).find(([field]) => !secrets.includes(field)) : undefined
  if (wrong) return {none: wrong[1]}
  return format.render(procedure, {
    server: baseUrl.ok ? baseUrl.value : exampleContext.baseUrl,
    realm: name.ok ? name.value : exampleContext.realm,
    values,
  })
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/plain'}))
  link.download = name
  // The document's base would open it in the page around the frame.
  link.target = '_self'
  link.click()
  URL.revokeObjectURL(link.href)
}

function Export({made, file}: {made: Rendered; file: string}): ReactNode {
  if ('none' in made) return <p>{made.none}</p>
  const label = translate({id: 'site.procedure.export', message: 'Export'})
  return (
    <>
      {/* A long text is scrolled, so the keyboard has to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre translate="no" className={styles.body} role="region" aria-label={label} tabIndex={0}>
        {made.text}
      </pre>
      <p className={styles.row}>
        <CopyText
          label={translate({id: 'site.procedure.copy', message: 'Copy'})}
          what={translate({id: 'site.procedure.copy.export', message: 'export'})}
          fieldLabel={label}
          makeText={() => made.text}
        />
        <ActionButton
          label={translate({id: 'site.procedure.download', message: 'Download'})}
          onClick={() => download(file, made.text)}
        />
      </p>
    </>
  )
}

/** The procedure as a script or a file, with the reader's values. */
export function Exports(props: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [label, setLabel] = useState<string>(formats[0].label)
  const format = formats.find((one) => one.label === label) ?? formats[0]
  return (
    <details className={styles.details} onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>{translate({id: 'site.procedure.exports', message: 'Export with your values'})}</summary>
      <Field
        label={translate({id: 'site.procedure.format', message: 'Format'})}
        value={format.label}
        options={formats.map((one) => one.label)}
        onChange={(next) => setLabel(next === '' ? formats[0].label : next)}
      />
      {isOpen && <Export made={rendered(props, format)} file={`${props.procedure.name}.${format.extension}`} />}
    </details>
  )
}
