import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils'
import {describe, expect, it} from 'vitest'
import {markdown} from './markdown'

const WINDOWS =
  '\uFEFF---\r\ntitle: A page\r\ndescription: >\r\n  One\r\n  two.\r\n---\r\n\r\n```bash\r\na\r\nb\r\n```\r\n'

describe('a page saved on Windows', () => {
  it('reaches the parser with LF line ends and without a byte order mark', () => {
    expect(markdown.preprocessor({filePath: 'docs/a.mdx', fileContent: WINDOWS})).toBe(
      '---\ntitle: A page\ndescription: >\n  One\n  two.\n---\n\n```bash\na\nb\n```\n',
    )
  })

  it('has the front matter of the same page with LF line ends', async () => {
    const parsed = await markdown.parseFrontMatter({
      filePath: 'docs/a.mdx',
      fileContent: WINDOWS,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    })
    expect(parsed.frontMatter).toEqual({title: 'A page', description: 'One two.\n'})
    expect(parsed.content).not.toContain('\r')
  })
})

it('a post has the name of its first chart or screenshot in its front matter', async () => {
  const frontMatterOf = async (filePath: string) => {
    const fileContent = '---\ntitle: A post\n---\n\n<Screenshot name="login" />\n'
    const defaultParseFrontMatter = DEFAULT_PARSE_FRONT_MATTER
    return (await markdown.parseFrontMatter({filePath, fileContent, defaultParseFrontMatter})).frontMatter
  }
  expect(await frontMatterOf('/site/blog/a.mdx')).toEqual({title: 'A post', cover_screenshot: 'login'})
  expect(await frontMatterOf('/site/docs/a.mdx')).toEqual({title: 'A post'})
})

it('files with .md are read as those with .mdx, as the content check reads them', () => {
  expect(markdown.format).toBe('mdx')
})
