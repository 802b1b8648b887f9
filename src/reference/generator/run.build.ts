import {execFile} from 'node:child_process'
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import path from 'node:path'
import {promisify} from 'node:util'
import {glob} from 'tinyglobby'
import {SiteError} from '../../lib/problem'
import {operationsOf, type Description} from '../description/description.build'
import {readDescription, type OpenApiDocument} from '../description/read.build'
import {JOB_VARIABLE, type Job} from './job.build'

const DOCUSAURUS = createRequire(path.join(__dirname, 'run')).resolve('@docusaurus/core/bin/docusaurus.mjs')

/** Where the pages import the function that puts in the texts of a language. */
const ALIASES = {'@docusaurus/Translate': path.join(__dirname, 'translate.build.ts')}

/** The most that the command prints: a line for each page, and an error. */
const MAX_OUTPUT = 16 * 1024 * 1024

/**
 * Runs `docusaurus gen-api-docs`, the command of docusaurus-plugin-openapi-docs, with `docusaurus.config.ts` of this folder.
 * @param folder absolute path of a folder for its files.
 * @param expected names of the files that it has to write.
 * @returns the text of each page by the name of its file.
 * @throws SiteError if the command fails or a page is missing.
 */
export async function runGenerator(
  folder: string,
  document: OpenApiDocument,
  input: Omit<Job, 'descriptionPath' | 'specPath' | 'outputDir'>,
  expected: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const outputDir = path.join(folder, 'pages')
  const descriptionPath = path.join(folder, 'description.json')
  const job: Job = {...input, descriptionPath, specPath: path.join(folder, 'names.json'), outputDir}
  const jobFile = path.join(folder, 'job.json')
  await rm(outputDir, {recursive: true, force: true})
  await mkdir(outputDir, {recursive: true})
  await writeFile(descriptionPath, JSON.stringify(document))
  await writeFile(job.specPath, JSON.stringify(namesOf(readDescription(document))))
  await writeFile(jobFile, JSON.stringify(job))
  const output = await generate(jobFile)
  const pages = await pagesIn(folder)
  const missing = expected.filter((file) => !pages.has(file))
  if (missing.length > 0) throw failed(`wrote no ${missing.join(', ')}`, output)
  return pages
}

/** The pages that an earlier run has left in its folder, as `runGenerator` returns them. */
export async function pagesIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const outputDir = path.join(folder, 'pages')
  const files = await glob('*.mdx', {cwd: outputDir})
  const texts = await Promise.all(files.map((file) => readFile(path.join(outputDir, file), 'utf8')))
  return new Map(texts.map((text, index) => [fileNameOf(text, files[index] ?? ''), text]))
}

/**
 * The operations and the categories by their names alone. That is all that the plugin needs, because the pages are ours; what
 * else a description can have stops it, or takes it minutes.
 */
function namesOf(description: Description): object {
  const paths = operationsOf(description).map(
    ({operationId, summary, tags}, index) =>
      [`/${index}`, {get: {operationId, summary, tags, responses: {200: {description: summary}}}}] as const,
  )
  return {
    openapi: '3.0.3',
    info: {title: description.info.title, version: description.info.version},
    tags: description.tags.map(({name, description: text}) => ({name, description: text})),
    paths: Object.fromEntries(paths),
  }
}

/**
 * The name of a page by its ID. The plugin names files by rules for digits that differ from those of our addresses:
 * `getX509` is `get-x-509` there, and `get-x509` here.
 */
function fileNameOf(text: string, generated: string): string {
  const id = /^id: "(?:category-)?(.+)"$/m.exec(text)?.[1] ?? generated
  return id + generated.slice(generated.indexOf('.'))
}

/**
 * A SIGTERM ends the command first: a build that has stopped writes nothing more.
 * @returns what the command printed.
 */
async function generate(jobFile: string): Promise<string> {
  const running = promisify(execFile)(process.execPath, [DOCUSAURUS, 'gen-api-docs', 'api'], {
    cwd: __dirname,
    // The framework loads its configuration with jiti.
    env: {...process.env, [JOB_VARIABLE]: jobFile, JITI_ALIAS: JSON.stringify(ALIASES)},
    maxBuffer: MAX_OUTPUT,
  })
  const end = () => running.child.kill()
  process.once('SIGTERM', end)
  // At a signal, the framework's build exits before it comes to the listener above.
  process.once('exit', end)
  try {
    const {stdout, stderr} = await running
    return stdout + stderr
  } catch (error) {
    throw failed('failed', error instanceof Error ? error.message : String(error))
  } finally {
    process.off('SIGTERM', end)
    process.off('exit', end)
  }
}

const failed = (what: string, output: string): SiteError =>
  new SiteError({
    file: 'openapi/openapi.yaml',
    what: `docusaurus-plugin-openapi-docs ${what}:\n${output.slice(-2000)}`,
    fix: 'If the output names a part of the description, correct that part. Otherwise, report the error to the maintainers of the plugin.',
  })
