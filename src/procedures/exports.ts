import {exampleContext} from '../data/exampleContext'
import type {Procedure} from './procedure'
import {formats} from './render'

/** A procedure as a file, with the page's values. */
export type ExportFile = {
  /** What the file is, such as `kcadm script`. */
  label: string
  /** Path below the site's root, with a slash at the start. */
  path: string
  text: string
}

/** Each format in which a procedure can be written. */
export const procedureExports = (procedure: Procedure): readonly ExportFile[] =>
  formats.flatMap(({id, label, extension, render}): ExportFile[] => {
    const made = render(procedure, {server: exampleContext.baseUrl, realm: exampleContext.realm, values: {}})
    if ('none' in made) return []
    return [{label, path: `/procedures/${procedure.name}.${id}.${extension}`, text: made.text}]
  })
