import type {ToolModule} from '../run'
import {answer} from './answer'
import {lookup} from './load.client'
import {matchesOf} from './match'

/** Finds the listed messages in what the reader pasted. */
export const run: ToolModule['run'] = async (values) => {
  const text = values.text('text')
  if (text.trim() === '') return []
  return answer(text, matchesOf(text, await lookup()), ON_DEMAND_SETTINGS.baseUrl)
}
