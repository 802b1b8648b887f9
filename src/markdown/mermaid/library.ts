// By its file: the package has an entry for `import` alone, and what loads this module resolves packages as `require` does.
export {renderMermaidSVG} from '../../../node_modules/beautiful-mermaid/dist/index.js'
