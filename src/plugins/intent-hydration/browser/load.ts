import {activation} from './activation'
import {add} from './element'

const {head} = document
const arrived = new Set<string>()

/**
 * Loads React and the scripts of the page's route, all at once, as soon as the page is shown. Called again after a
 * failure, it tries those that are missing.
 */
export async function load(scripts: string, chunks: string, onFailure: () => void): Promise<void> {
  await activation
  for (const href of chunks.match(/\S+/g) ?? []) add(head, 'link', {rel: 'preload', as: 'script', href})
  for (const src of scripts.split(' '))
    if (!arrived.has(src))
      // Not async: in the order of their insertion, whichever comes first.
      add(head, 'script', {src, async: false, onload: () => arrived.add(src), onerror: onFailure})
}
