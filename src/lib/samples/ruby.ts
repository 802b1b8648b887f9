import {bodyText, contentType, indented, lines, singleQuoted, type SampleRequest, urlOf} from './request'

function body(request: SampleRequest): string | undefined {
  const text = bodyText(request)
  if (text === undefined) return undefined
  if (request.body?.type === 'form') return `request.body = ${singleQuoted(text)}`
  return `request.body = <<~'JSON'\n${indented(text, 2)}\nJSON`
}

/** The call with Ruby's own client. */
export function ruby(request: SampleRequest): string {
  const {method, needsToken, answersJson, answersLocation} = request
  const name = method.charAt(0) + method.slice(1).toLowerCase()
  const type = contentType(request)
  return lines(
    "require 'net/http'",
    answersJson && "require 'json'",
    '',
    `uri = URI(${singleQuoted(urlOf(request))})`,
    `request = Net::HTTP::${name}.new(uri)`,
    needsToken && "request['Authorization'] = \"Bearer #{ENV.fetch('TOKEN')}\"",
    type && `request['Content-Type'] = '${type}'`,
    body(request),
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: true) { |http| http.request(request) }',
    'raise "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    answersJson
      ? 'puts JSON.parse(response.body)'
      : answersLocation
        ? "puts response['Location'].split('/').last"
        : 'puts response.code',
  )
}
