import {
  bodyText,
  comment,
  contentType,
  indented,
  lines,
  ownValuesText,
  singleQuoted,
  type SampleRequest,
  urlOf,
} from './request'

function body(request: SampleRequest): string | undefined {
  const text = bodyText(request)
  if (text === undefined) return undefined
  if (request.body?.type === 'form') return `request.body = ${singleQuoted(text)}`
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
    `uri = URI(${singleQuoted(urlOf(request))})`,
    `request = Net::HTTP::${name}.new(uri)`,
    needsToken && "request['Authorization'] = \"Bearer #{ENV.fetch('TOKEN')}\"",
    type && `request['Content-Type'] = '${type}'`,
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
