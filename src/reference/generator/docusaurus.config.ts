import {readFileSync} from 'node:fs'
import type {Config} from '@docusaurus/types'
import type * as OpenApiPlugin from 'docusaurus-plugin-openapi-docs'
import {operationsOf} from '../description/description.build'
import {asDocument, readDescription} from '../description/read.build'
import {categoryPage} from '../pages/categoryPage.build'
import {operationPage} from '../pages/operationPage.build'
import {JOB_VARIABLE, readJob} from './job.build'

/** Prints the page as it is. Relative to this folder, in which the command runs. */
const TEMPLATE = 'page.mustache'

/**
 * The site in which `docusaurus gen-api-docs` runs. It has no pages: the command of docusaurus-plugin-openapi-docs needs a
 * site whose configuration names the description, and `markdownGenerators` to write our pages.
 */
export default function config(): Config {
  const job = readJob(readFileSync(process.env[JOB_VARIABLE] ?? '', 'utf8'))
  const description = readDescription(asDocument(JSON.parse(readFileSync(job.descriptionPath, 'utf8'))))
  const operations = new Map(operationsOf(description).map((operation) => [operation.operationId, operation]))
  const {domain, commonErrors, uses} = job
  const context = {
    description,
    docsRoutes: new Set(job.docsRoutes),
    domain,
    uses,
    ...(commonErrors === undefined ? {} : {commonErrors}),
  }
  const api: OpenApiPlugin.Options = {
    specPath: job.specPath,
    outputDir: job.outputDir,
    template: TEMPLATE,
    tagTemplate: TEMPLATE,
    showInfoPage: false,
    sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
    markdownGenerators: {
      createApiPageMD({api: {operationId = ''}}) {
        const operation = operations.get(operationId)
        if (operation === undefined) throw new Error(`The description has no operation "${operationId}".`)
        return operationPage(operation, context)
      },
      createTagPageMD: ({tag: {name = ''}}) => categoryPage(name, description),
    },
  }
  return {
    title: 'API reference',
    url: 'https://localhost',
    baseUrl: '/',
    plugins: [['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'api', config: {api}}]],
  }
}
