import {readFileSync} from 'node:fs'
import path from 'node:path'
import {globSync} from 'tinyglobby'
import ts from 'typescript'

/** A test that names what it proves. */
export type TaggedTest = {file: string; title: string; tags: readonly string[]; isSkipped: boolean}

const FILES = ['{tests,src,lab,scripts,deploy}/**/*.{test,spec}.{ts,tsx}']

/** Every tagged test, read from the sources below a folder: no browser and no build is needed for it. */
export function taggedTests(root: string): TaggedTest[] {
  return globSync(FILES, {cwd: root, ignore: ['**/node_modules/**']})
    .sort()
    .flatMap((file) => testsIn(file, readFileSync(path.join(root, file), 'utf8')))
}

/** The tagged tests of one file. */
export function testsIn(file: string, text: string): TaggedTest[] {
  const found: TaggedTest[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const tags = tagsOf(node)
      const title = node.arguments[0]?.getText().slice(1, -1)
      if (tags.length > 0 && title !== undefined)
        found.push({file, title, tags, isSkipped: /\.(skip|fixme|todo|fails?)\b/.test(node.expression.getText())})
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

/** The tags in the second argument of a call: `test(title, {tag: '@1.1'}, run)`. */
function tagsOf({arguments: [, options]}: ts.CallExpression): string[] {
  if (!options || !ts.isObjectLiteralExpression(options)) return []
  return options.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || !/^tags?$/.test(property.name.getText())) return []
    const {initializer} = property
    const values = ts.isArrayLiteralExpression(initializer) ? [...initializer.elements] : [initializer]
    return values.filter(ts.isStringLiteral).map(({text}) => text)
  })
}
