import OriginalComponents from '@theme-original/MDXComponents'
import {palette} from '../components/mdx'

export default {...OriginalComponents, ...palette}
