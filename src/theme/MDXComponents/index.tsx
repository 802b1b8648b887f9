// Change: without upstream's code block, which brings a highlighter that readers would have to load, and without diagrams;
// with what writers use without an import. Blocks of code are made by src/markdown/remark/highlightCode.
import Head from '@docusaurus/Head'
import Admonition from '@theme/Admonition'
import type {Props as HeadingProps} from '@theme/Heading'
import A from '@theme/MDXComponents/A'
import Heading from '@theme/MDXComponents/Heading'
import Img from '@theme/MDXComponents/Img'
import Li from '@theme/MDXComponents/Li'
import Ul from '@theme/MDXComponents/Ul'
import type {ReactNode} from 'react'
import {mdxComponents} from '../../markdown/components'

const headingOf = (as: HeadingProps['as']) =>
  function MarkdownHeading(props: Omit<HeadingProps, 'as'>): ReactNode {
    return <Heading as={as} {...props} />
  }

export default {
  Head,
  a: A,
  ul: Ul,
  li: Li,
  img: Img,
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
  admonition: Admonition,
  ...mdxComponents,
}
