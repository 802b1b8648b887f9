import {blogShape, kindsOfEvidence, shapeOf, SHORT, type PostShape} from '../../src/markdown/style/shape'
import {readPosts} from '../lib/posts'
import {ROOT} from '../lib/root'

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Prints what the posts look like as a set: lengths, titles, folds, and evidence. With `--posts`, a line for each post too. */
export async function main(args: readonly string[]): Promise<number> {
  const posts = (await readPosts(ROOT)).map(({file, source}) => ({file, shape: shapeOf(source)}))
  if (args.includes('--posts')) for (const {file, shape} of posts) console.log(lineOf(file, shape))
  const {
    posts: count,
    words,
    short,
    colons,
    folds,
    namesItself,
    updates,
    evidence,
  } = blogShape(posts.map(({shape}) => shape))
  const rows = [
    ['posts', count],
    ['words', `${words.least} to ${words.most}, median ${words.median}`],
    [`under ${SHORT} words`, percent(short)],
    ['titles with a colon', percent(colons)],
    [
      'paragraphs before the fold',
      Object.entries(folds)
        .map(([number, of]) => `${number}: ${of} posts`)
        .join(', '),
    ],
    ['"This post" or "this article"', namesItself],
    ['posts with an update note', updates],
    [
      'posts with evidence',
      `${evidence.any} (${kindsOfEvidence.map((kind) => `${kind} ${evidence[kind]}`).join(', ')})`,
    ],
  ] as const
  for (const [name, value] of rows) console.log(`${name.padEnd(32)}${value}`)
  return 0
}

function lineOf(file: string, {words, beforeFold, evidence}: PostShape): string {
  return `${String(words).padStart(5)} words  fold ${beforeFold ?? '-'}  ${file}  ${[...evidence].join(', ')}`.trimEnd()
}
