import {mkdir, mkdtemp, rm} from 'node:fs/promises'
import path from 'node:path'
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js'
import sharp from 'sharp'
import {expect, it} from 'vitest'
import * as z from 'zod'
import {markdown} from './markdown'
import {before, classic} from './presets'

/** The module that the framework's own processor makes of a page, with the plugins of this site. */
async function compiled(text: string): Promise<string> {
  const options = {
    markdownConfig: {...markdown, anchors: {maintainCase: false}, mdx1Compat: {}, remarkRehypeOptions: {}},
    beforeDefaultRemarkPlugins: before,
    remarkPlugins: classic.pages.remarkPlugins,
    admonitions: true,
    siteDir: process.cwd(),
    staticDirs: [`${process.cwd()}/static`],
    resolveMarkdownLink: ({linkPathname}: {linkPathname: string}) => `/resolved/${linkPathname}`,
  }
  // The framework exports no type for what it needs of its many options.
  const made: unknown = await Reflect.apply(createProcessorUncached, undefined, [{options, format: 'mdx'}])
  const run: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'process') : undefined
  if (typeof run !== 'function') throw new Error('The framework makes no processor any more.')
  const content = markdown.preprocessor({filePath: 'docs/a.mdx', fileContent: text})
  const result: unknown = await Reflect.apply(run, made, [
    {content, filePath: `${process.cwd()}/docs/a.mdx`, frontMatter: {}, compilerName: 'client'},
  ])
  return z.object({content: z.string()}).parse(result).content
}

it.each([
  [
    'colons in a sentence',
    'Pull keycloak:latest[arm64] and org:acme{id=1}.',
    '"Pull keycloak:latest[arm64] and org:acme{id=1}."',
  ],
  ['colons in the contents', '## Use acr:loa 2', '"value": "Use acr:loa 2"'],
  ['a link by reference', '[words][a]\n\n[a]: ./x.mdx#y', '"/resolved/./x.mdx#y"'],
  ['a picture by reference', '![Logo][a]\n\n[a]: /img/favicon.svg', 'static/img/favicon.svg'],
  ['a file that the build writes, in an element of its own', '[API](/openapi.yaml)', '_jsx("a", {'],
  ['the id of an element', '<span id="row">x</span>', '_jsx(Anchors, {'],
  [
    'values in code with Windows line ends',
    '```bash\r\necho a\r\nkcadm.sh update realms/acme -s x=1\r\n```\r\n',
    '>acme</span> <span',
  ],
])('a build reads %s', async (_, text, written) => {
  expect(await compiled(text)).toContain(written)
})

it.each([
  [
    'a tag that nobody closes',
    '<Tabs>\n\nText',
    /^docs\/a\.mdx:1:1 {2}The page isn't valid MDX: .*\n {2}Fix: Close the tag/,
  ],
  [
    'a brace that nobody closes',
    'Text {oops',
    /^docs\/a\.mdx:1:11 {2}The page isn't valid MDX: .*\n {2}Fix: Close the brace/,
  ],
  [
    'an image that is not there',
    '![A login page](./no.png)',
    /^docs\/a\.mdx:1:1 {2}The image "\.\/no\.png" doesn't lead/,
  ],
])('a build that reads %s ends with place and fix, and nothing else', async (_, text, message) => {
  const error: unknown = await compiled(text).catch((thrown: unknown) => thrown)
  if (!(error instanceof Error)) throw new Error('It ends without an error.')
  expect(error.message).toMatch(message)
  // The framework prints both after the message.
  expect([JSON.stringify(error), error.stack]).toEqual(['{}', ''])
})

it('a build makes a figure of an image that is a paragraph, with its size, its words, and its twin for dark mode', async () => {
  const cache = path.join(process.cwd(), '.cache')
  await mkdir(cache, {recursive: true})
  const folder = await mkdtemp(path.join(cache, 'figure-'))
  const image = sharp({create: {width: 40, height: 20, channels: 3, background: 'white'}}).png()
  for (const name of ['page.png', 'page.dark.png']) await image.toFile(path.join(folder, name))
  const relative = path.relative(path.join(process.cwd(), 'docs'), folder)
  const figure = /_jsx\(ImageFigure, \{[^}]*\}/.exec(
    await compiled(`![The "new" page](${relative}/page.png "The page")`),
  )?.[0]
  await rm(folder, {recursive: true})
  expect(figure?.replaceAll(/require\("[^"]*\/(.*?)"\)\.default \+ ""/g, '$1').replaceAll(/\n */g, '\n')).toBe(
    [
      '_jsx(ImageFigure, {',
      'alt: "The \\"new\\" page",',
      'caption: "The page",',
      'src: page.png,',
      'width: "40",',
      'height: "20",',
      'dark: page.dark.png',
      '}',
    ].join('\n'),
  )
})
