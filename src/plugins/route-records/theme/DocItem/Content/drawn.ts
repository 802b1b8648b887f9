/** Draws an article from its module. `../../../browser/drawn.tsx` stands in its place in what readers load. */
export {default as DrawnArticle} from '@theme-init/DocItem/Content'
