import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, it} from 'vitest'
import {isSample} from '../lib/isSample'
import {hasLab} from '../../scripts/lib/lab'
import {ROOT} from '../../scripts/lib/root'

/** A comment, or a line of one. */
const COMMENT = /^\s*(?:\/\/|\/\*|\*)|\s\/\/ /
/** A file or folder of the project. */
const PATH = /(?<![\w./@-])(?:src|scripts|lab|tests|deploy|openapi|bench)\/[\w./-]*\w/g
const ENDINGS = ['', '.ts', '.tsx', '.css', '/index.ts', '/index.tsx']
/** Made by a command, so not in a fresh clone; and the lab and files of the sample, which a copy can be without. */
const ABSENT = [
  /^tests\/visual\/__screenshots/,
  /\/generated(?:\/|$)/,
  /\/node_modules\//,
  /\.generated\.ts$/,
  ...(hasLab ? [] : [/^lab\//]),
  ...(isSample ? [] : [/^openapi\/(?:redocly\.yaml|shared\/)/, /^tests\/sample/]),
]

const exists = (file: string): boolean => ENDINGS.some((ending) => existsSync(path.join(ROOT, file + ending)))

it('every file that a comment of the code names exists', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.css', '*.cjs', '*.mjs'], {cwd: ROOT})
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !/^(?:samples|docs|tests\/fixtures|bench)\//.test(file) && exists(file))
  const missing = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        COMMENT.test(line)
          ? [...line.matchAll(PATH)]
              .map(([name]) => name)
              .filter((name) => !exists(name) && !ABSENT.some((absent) => absent.test(name)))
              .map((name) => `${file}:${index + 1} names ${name}`)
          : [],
      ),
  )
  expect(missing).toEqual([])
})
