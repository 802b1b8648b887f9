import {globSync} from 'tinyglobby'
import {contentTrees, type ContentTree} from '../data/contentTrees'

const hasPages = ({dir}: ContentTree): boolean => dir === 'api' || globSync(`${dir}/**/*.mdx`).length > 0

/** The trees that have pages. The site is complete without the others. */
export const trees: readonly ContentTree[] = contentTrees.filter(hasPages)

export const hasTree = (dir: ContentTree['dir']): boolean => trees.some((tree) => tree.dir === dir)
