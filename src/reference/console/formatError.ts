import {cut} from '../../lib/cut'

const MOST = 300

/** As much of a text of a server's as a page can show. */
export const shortened = (text: string): string => (text.length > MOST ? `${cut(text, MOST)} …` : text)

/** What an error of the API says, by the three shapes that it has. Empty for anything else. */
export function formatError(body: string): string {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null) return ''
    for (const name of ['error_description', 'errorMessage', 'error']) {
      const text: unknown = Reflect.get(value, name)
      if (typeof text === 'string' && text !== '') return shortened(text)
    }
    return ''
  } catch {
    return ''
  }
}
