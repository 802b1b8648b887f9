// Prints how many characters AFDocs makes of HTML pages: a JSON object by file. The files are the arguments.
import {readFileSync} from 'node:fs'

// By its address, because the project's types are checked without the packages of this folder.
const helpers = new URL('node_modules/afdocs/dist/helpers/index.js', import.meta.url)
const {htmlToMarkdown} = await import(helpers.href)

const sizes = process.argv.slice(2).map((file) => [file, htmlToMarkdown(readFileSync(file, 'utf8')).length])
console.log(JSON.stringify(Object.fromEntries(sizes)))
