import type {Nodes} from 'mdast'
import {SiteError} from '../../lib/problem'
import {lineOf} from './places'
import type {ProcedureStep} from './types'

const DECLARATIONS = 'src/procedures/declarations'

const IMPORT = /^import .* from '\.\/([\w-]+)'$/gm

/** The step that `<Procedure name="…" />` is for a proof; none for any other node. */
export function procedureSteps(node: Nodes): ProcedureStep[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Procedure') return []
  return node.attributes.flatMap((attribute): ProcedureStep[] =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'name' && typeof attribute.value === 'string'
      ? [{kind: 'procedure', line: lineOf(node), name: attribute.value}]
      : [],
  )
}

/**
 * The text of a procedure's declaration, with that of the declarations that it imports.
 * @param read gives the text of a file, by its path from the site's root.
 * @throws SiteError where there is no procedure of this name.
 */
export function declarationText(name: string, read: (file: string) => string): string {
  const text = readDeclaration(name, read).replaceAll('\r\n', '\n')
  return [text, ...[...text.matchAll(IMPORT)].map(([, imported = '']) => declarationText(imported, read))].join('\n')
}

function readDeclaration(name: string, read: (file: string) => string): string {
  const file = `${DECLARATIONS}/${name}.ts`
  try {
    return read(file)
  } catch {
    throw new SiteError({
      what: `<Procedure name="${name}"> has no declaration: ${file} can't be read.`,
      allowed: `the name of a file in ${DECLARATIONS}, without .ts`,
      fix: 'Correct the name on the page that shows the procedure.',
    })
  }
}
