import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import treeSitter from '@vscode/tree-sitter-wasm'
import {transform} from 'esbuild'
import {parseAllDocuments} from 'yaml'

/** Where code stops being a sentence of its language. The line is 1-based, in the code. */
export type SyntaxFault = {line: number; message: string}

type Grammar = (code: string) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>

/** A line that only says that something is left out: `…`, `...`, `// …`, `# …`. */
const LEFT_OUT = /^[ \t]*(?:\/\/|#)?[ \t]*(?:…|\.\.\.),?[ \t]*$/gm

/** Where a value or a member could be: what a page leaves open, and a value that differs, such as `<id>`. */
const OPEN = /(?<=[{[,:]\s*)(?:…|<[a-z][a-z0-9-]*>)(?=\s*[,\]}])/g

/** A key that differs, such as an id. */
const OPEN_KEY = /(?<=[{,]\s*)<[a-z][a-z0-9-]*>(?=\s*:)/g

/** Stands for what is left out while the rest is read. */
const GAP = '\0'

/** JSON as documentation shows it: what is left out is a line of its own, or stands where a value could. */
function json(code: string): SyntaxFault | undefined {
  const whole = code
    .replace(LEFT_OUT, GAP)
    .replace(OPEN_KEY, '"key"')
    .replace(OPEN, (open, at: number, text: string) => (open === '…' && !/:\s*$/.test(text.slice(0, at)) ? GAP : '0'))
    // A comma may stand before and behind what is left out, and nowhere else without a neighbor.
    .replace(/\0\s*,/g, GAP)
    .replace(/,([\s\0]*\0[\s\0]*)(?=[\]}])/g, '$1')
    .replaceAll(GAP, '')
    .trim()
  if (whole === '') return undefined
  try {
    JSON.parse(whole)
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const at = /position (\d+)/.exec(error.message)?.[1]
    const line = at === undefined ? 1 : whole.slice(0, Number(at)).split('\n').length
    return {line, message: error.message.replace(/ in JSON at position.*| is not valid JSON/, '')}
  }
}

/** JSON with comments and with commas at the end. Text in quotes is left alone. */
function jsonc(code: string): SyntaxFault | undefined {
  const plain = code
    .replace(
      /("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
      (all, text?: string) => text ?? all.replace(/[^\n]/g, ''),
    )
    .replace(/("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g, (_, text?: string) => text ?? '')
  return json(plain)
}

/** A value of JSON on each line. */
function jsonl(code: string): SyntaxFault | undefined {
  for (const [index, line] of code.split('\n').entries()) {
    const fault = json(line)
    if (fault !== undefined) return {...fault, line: index + 1}
  }
  return undefined
}

function yaml(code: string): SyntaxFault | undefined {
  const error = parseAllDocuments(code.replace(LEFT_OUT, '')).flatMap(({errors}) => errors)[0]
  return error && {line: error.linePos?.[0].line ?? 1, message: error.message.split(' at line ')[0] ?? ''}
}

function script(loader: 'js' | 'jsx' | 'ts' | 'tsx'): Grammar {
  return async (code) => {
    try {
      // Parts of a module may stand alone: their exports and their awaits are at the top.
      await transform(code.replace(LEFT_OUT, ''), {loader, format: 'esm', target: 'esnext', logLevel: 'silent'})
      return undefined
    } catch (error) {
      const first = isBuildFailure(error) ? error.errors[0] : undefined
      if (first === undefined) throw error
      return {line: first.location?.line ?? 1, message: first.text}
    }
  }
}

function isBuildFailure(error: unknown): error is {errors: {text: string; location: {line: number} | null}[]} {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors)
}

const require = createRequire(import.meta.url)
const {Language, Parser} = treeSitter
let started: Promise<void> | undefined

/** How to read a language of which tree-sitter has the grammar. */
type TreeOptions = {
  /** Makes what documentation writes a sentence of the language. */
  clean?: (code: string) => string
  /** Kinds of nodes that the grammar takes and the language does not, where they are empty or always. */
  refused?: {always: readonly string[]; empty: readonly string[]}
}

function tree(name: string, {clean = (code) => code, refused}: TreeOptions = {}): Grammar {
  let loading: Promise<InstanceType<typeof Parser>> | undefined
  const load = async (): Promise<InstanceType<typeof Parser>> => {
    await (started ??= Parser.init())
    const folder = path.dirname(require.resolve('@vscode/tree-sitter-wasm'))
    const parser = new Parser()
    parser.setLanguage(await Language.load(await readFile(path.join(folder, `tree-sitter-${name}.wasm`))))
    return parser
  }
  return async (code) => {
    const parser = await (loading ??= load())
    const root = parser.parse(clean(code.replace(LEFT_OUT, '')))?.rootNode
    const odd = [
      ...(root?.descendantsOfType([...(refused?.always ?? [])]) ?? []),
      ...(root?.descendantsOfType([...(refused?.empty ?? [])]) ?? []).filter((node) => node?.namedChildCount === 0),
    ][0]
    if (odd) return {line: odd.startPosition.row + 1, message: `an empty or outdated ${odd.type.replace('_', ' ')}`}
    if (root?.hasError !== true) return undefined
    const fault = root.descendantsOfType('ERROR')[0] ?? root
    const text = fault.text.split('\n')[0] ?? ''
    return {
      line: fault.startPosition.row + 1,
      message: text === '' ? 'something is missing' : `near "${text.slice(0, 60)}"`,
    }
  }
}

/** `<id>` stands for a value that the reader puts in. */
const withoutPlaceholders = (code: string): string => code.replace(/<[a-zA-Z][\w .-]*>/g, 'placeholder')

/** The grammar knows statements of Python 2, and takes a body that is not indented for an empty one. */
const PYTHON_3: TreeOptions = {refused: {always: ['print_statement', 'exec_statement'], empty: ['block']}}

/** By the languages of fences, whose code is parsed. */
export const grammars: Readonly<Record<string, Grammar>> = {
  json,
  jsonc,
  jsonl,
  ndjson: jsonl,
  yaml,
  yml: yaml,
  js: script('jsx'),
  javascript: script('jsx'),
  jsx: script('jsx'),
  mjs: script('js'),
  ts: script('ts'),
  typescript: script('ts'),
  tsx: script('tsx'),
  python: tree('python', PYTHON_3),
  py: tree('python', PYTHON_3),
  bash: tree('bash', {clean: withoutPlaceholders}),
  sh: tree('bash', {clean: withoutPlaceholders}),
  shell: tree('bash', {clean: withoutPlaceholders}),
}
