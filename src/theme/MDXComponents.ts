import OriginalComponents from '@theme-original/MDXComponents'
import {mdxComponents} from '../components/mdx'

export default {...OriginalComponents, ...mdxComponents}
