import {charsets, reread} from './charset'
import {compact, jacksonEscapes, parsed} from './json'
import {keycloakOrders} from './keycloakOrder'

/** The bodies that Keycloak might have signed, if programs have changed them to the given text. The likely ones come first. */
export function* restored(text: string): Generator<string> {
  const seen = new Set([text])
  const texts = [text, ...plainTexts(text)]
  for (const one of [...texts.slice(1), ...texts.flatMap(rewritten)]) {
    if (seen.has(one)) continue
    seen.add(one)
    yield one
  }
  for (const one of texts) {
    const json = parsed(one)
    for (const value of json ? keycloakOrders(json.value) : []) {
      const body = written(value)
      if (seen.has(body)) continue
      seen.add(body)
      yield body
    }
  }
}

/** The text without what editors, logs, and wrong character sets add to it. */
function plainTexts(text: string): string[] {
  const json = text.trimStart().startsWith('"') ? parsed(text) : undefined
  return [
    text.replace(/\r?\n$/, ''),
    text.replace(/^\ufeff/, ''),
    text.trim(),
    text.replaceAll('\r\n', '\n'),
    typeof json?.value === 'string' ? json.value : undefined,
    ...charsets.map((charset) => reread(text, charset)),
    ...charsets.map((charset) => reread(text.trim(), charset)),
  ].filter((one) => one !== undefined)
}

function rewritten(text: string): string[] {
  const json = parsed(text)
  return json ? [compact(text), written(json.value)] : []
}

/** A value as Keycloak writes it. */
const written = (value: unknown): string => jacksonEscapes(JSON.stringify(value))
