// Prints how many characters AFDocs makes of HTML pages: a JSON object by file. The files are the arguments.
import {readFileSync} from 'node:fs'
import {htmlToMarkdown} from 'afdocs/helpers'

const sizes = process.argv.slice(2).map((file) => [file, htmlToMarkdown(readFileSync(file, 'utf8')).length])
console.log(JSON.stringify(Object.fromEntries(sizes)))
