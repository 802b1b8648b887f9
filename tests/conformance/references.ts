import type {Proof, Row, TestReference} from './types'

/** A test in the browser, `tests/e2e/<name>.spec.ts`. */
export function e2e(name: string, title: string): TestReference {
  return {file: `tests/e2e/${name}.spec.ts`, title}
}

/** A test of the build's files, `tests/build/<name>.test.ts`. */
export function built(name: string, title: string): TestReference {
  return {file: `tests/build/${name}.test.ts`, title}
}

/** A test of one module, `tests/unit/<name>.test.ts`. */
export function unit(name: string, title: string): TestReference {
  return {file: `tests/unit/${name}.test.ts`, title}
}

/** The test that visits a path. `{product}` stands for the brand's slug. */
export function isPage(path: string): TestReference {
  return e2e('conformance-routes', `${path} is a page`)
}

/** The tests that visit the pages below a path. */
export function pagesBelow(base: string, names: readonly string[]): TestReference[] {
  return names.map((name) => isPage(`${base}${name}/`))
}

/** Rows for paths that are built, `<id>.1` and on. */
export function pagePaths(id: string, paths: readonly string[]): Row[] {
  return paths.map((path, index) => ({id: `${id}.${index + 1}`, sentence: path, proof: isPage(path)}))
}

/** The tests that a proof names. */
export function referencesOf(proof: Proof): readonly TestReference[] {
  return 'title' in proof ? [proof] : proof
}
