import {
  bodyText,
  comment,
  contentType,
  headersOf,
  indented,
  joined,
  lines,
  ownValuesText,
  quoted,
  type SamplePart,
  type SampleRequest,
  type Text,
  urlText,
} from './request'

/** What separates the parts of a form. It must not be in any of them. */
const BOUNDARY = 'sample-boundary'

/** Classes that the code uses. */
const TAKEN = [
  'Exception',
  'HttpClient',
  'HttpRequest',
  'HttpResponse',
  'IllegalStateException',
  'Path',
  'String',
  'System',
  'URI',
]

const PUBLISHERS = 'HttpRequest.BodyPublishers'

function publisher(request: SampleRequest): string {
  const {body} = request
  if (body?.type === 'file') return `${PUBLISHERS}.ofFile(Path.of(${quoted(body.file)}))`
  if (body?.type === 'multipart') return multipart(body.parts)
  const text = bodyText(request)
  if (text === undefined) return `${PUBLISHERS}.noBody()`
  // A text block can't end with a quotation mark.
  if (body?.type !== 'json' || text.endsWith('"')) return `${PUBLISHERS}.ofString(${quoted(text)})`
  const block = text.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"""`)
  return `${PUBLISHERS}.ofString("""\n${indented(block, 12)}""")`
}

/** The text of a form between its files. */
function multipart(parts: readonly SamplePart[]): string {
  const pieces: (string | {file: string})[] = ['']
  const add = (text: string): void => {
    const last = pieces.at(-1)
    if (typeof last === 'string') pieces[pieces.length - 1] = last + text
    else pieces.push(text)
  }
  for (const {name, mediaType, ...sent} of parts) {
    const file = 'file' in sent ? `; filename="${sent.file}"` : ''
    const type = mediaType === undefined ? '' : `Content-Type: ${mediaType}\r\n`
    add(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n`)
    if ('file' in sent) pieces.push({file: sent.file})
    else add(sent.value)
    add('\r\n')
  }
  add(`--${BOUNDARY}--\r\n`)
  const publishers = pieces.map((piece) =>
    typeof piece === 'string'
      ? `${PUBLISHERS}.ofString(${quoted(piece)})`
      : `${PUBLISHERS}.ofFile(Path.of(${quoted(piece.file)}))`,
  )
  return `${PUBLISHERS}.concat(\n${indented(publishers.join(',\n'), 8)})`
}

const text = (words: Text): string => joined(words, quoted, (name) => `System.getenv("${name}")`, ' + ')

/** The call with the client of the JDK, 16 or newer. */
export function java(request: SampleRequest): string {
  const {operationId, method, needsToken, body, answersJson, answersText, answersLocation} = request
  const type = body?.type === 'multipart' ? `multipart/form-data; boundary=${BOUNDARY}` : contentType(request)
  const identifier = operationId.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())
  const upper = identifier.charAt(0).toUpperCase() + identifier.slice(1)
  const name = /^\d|^$/.test(upper) || TAKEN.includes(upper) ? `Call${upper}` : upper
  const code = lines(
    comment('//', ownValuesText(request)),
    `var request = HttpRequest.newBuilder(URI.create(${text(urlText(request))}))`,
    needsToken && '    .header("Authorization", "Bearer " + System.getenv("TOKEN"))',
    ...headersOf(request).map((header) => `    .header(${quoted(header.name)}, ${text(header.text)})`),
    type && `    .header("Content-Type", ${quoted(type)})`,
    method === 'GET' && !body ? '    .GET()' : `    .method("${method}", ${publisher(request)})`,
    '    .build();',
    'var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'if (response.statusCode() >= 300) throw new IllegalStateException(response.statusCode() + " " + response.body());',
    answersLocation && 'var location = response.headers().firstValue("Location").orElseThrow();',
    answersLocation
      ? "System.out.println(location.substring(location.lastIndexOf('/') + 1));"
      : `System.out.println(response.${answersJson || answersText ? 'body' : 'statusCode'}());`,
  )
  return lines(
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    code.includes('Path.of(') && 'import java.nio.file.Path;',
    '',
    `class ${name} {`,
    '    public static void main(String[] args) throws Exception {',
    indented(code, 8),
    '    }',
    '}',
  )
}
