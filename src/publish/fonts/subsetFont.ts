// A file of its own: where the framework loads the configuration, `import()` of this package has no default.
export {default as subsetFont} from 'subset-font'
