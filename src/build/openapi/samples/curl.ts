import {jsonText, type SampleRequest} from './request'

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The call in a POSIX shell. */
export function curl({method, url, needsToken, body}: SampleRequest): string {
  const fields = body?.type === 'form' ? body.fields : []
  return [
    method === 'GET' ? `curl -sSf ${shellQuoted(url)}` : `curl -sSf -X ${method} ${shellQuoted(url)}`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body?.type === 'json'
      ? ["-H 'Content-Type: application/json'", `-d ${shellQuoted(jsonText(body.value))}`]
      : []),
    ...fields.map(({name, value}) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`),
  ].join(' \\\n  ')
}
