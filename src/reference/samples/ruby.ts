import {
  bodyText,
  comment,
  contentType,
  headersOf,
  indented,
  lines,
  ownValuesText,
  plainText,
  quoted,
  type SamplePart,
  type SampleRequest,
  singleQuoted,
  type Text,
  urlText,
} from './request'

/** In double quotes, `#{…}` is code. */
const string = (text: string): string => quoted(text).replaceAll('#', '\\#')

function expression(text: Text): string {
  const plain = plainText(text)
  if (plain !== undefined) return /[\n\r]/.test(plain) ? string(plain) : singleQuoted(plain)
  const parts = text.map((part) =>
    typeof part === 'string' ? string(part).slice(1, -1) : `#{ENV.fetch('${part.variable}')}`,
  )
  return `"${parts.join('')}"`
}

function part({name, mediaType, ...sent}: SamplePart): string {
  const options = mediaType === undefined ? '' : `, {content_type: ${expression([mediaType])}}`
  const value = 'file' in sent ? `File.open(${expression([sent.file])})` : expression([sent.value])
  return `[${expression([name])}, ${value}${options}],\n`
}

function body(request: SampleRequest): string | undefined {
  const sent = request.body
  if (sent?.type === 'multipart')
    return `request.set_form([\n${indented(sent.parts.map(part).join(''), 2)}], 'multipart/form-data')`
  if (sent?.type === 'file') return `request.body = File.binread(${expression([sent.file])})`
  const text = bodyText(request)
  if (text === undefined) return undefined
  if (sent?.type !== 'json') return `request.body = ${expression([text])}`
  return `request.body = <<~'JSON'\n${indented(text, 2)}\nJSON`
}

/** The call with Ruby's own client. */
export function ruby(request: SampleRequest): string {
  const {method, needsToken, answersJson, answersText, answersLocation} = request
  const name = method.charAt(0) + method.slice(1).toLowerCase()
  const type = contentType(request)
  return lines(
    comment('#', ownValuesText(request)),
    "require 'net/http'",
    answersJson && "require 'json'",
    '',
    `uri = URI(${expression(urlText(request))})`,
    `request = Net::HTTP::${name}.new(uri)`,
    needsToken && "request['Authorization'] = \"Bearer #{ENV.fetch('TOKEN')}\"",
    ...headersOf(request).map((header) => `request[${expression([header.name])}] = ${expression(header.text)}`),
    type && `request['Content-Type'] = ${expression([type])}`,
    body(request),
    "use_ssl = uri.scheme == 'https'",
    'response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: use_ssl) { |http| http.request(request) }',
    'raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    answersJson
      ? 'puts JSON.parse(response.body)'
      : answersText
        ? 'puts response.body'
        : answersLocation
          ? "puts response['Location'].split('/').last"
          : 'puts response.code',
  )
}
