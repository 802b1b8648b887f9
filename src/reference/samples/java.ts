import {
  bodyText,
  comment,
  contentType,
  indented,
  lines,
  ownValuesText,
  quoted,
  type SampleRequest,
  urlOf,
} from './request'

function publisher(request: SampleRequest): string {
  const text = bodyText(request)
  if (text === undefined) return 'HttpRequest.BodyPublishers.noBody()'
  if (request.body?.type === 'form') return `HttpRequest.BodyPublishers.ofString(${quoted(text)})`
  const block = text.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"""`)
  return `HttpRequest.BodyPublishers.ofString("""\n${indented(block, 12)}""")`
}

/** The call with the client of the JDK, 15 or newer. */
export function java(request: SampleRequest): string {
  const {operationId, method, needsToken, answersJson, answersText, answersLocation} = request
  const type = contentType(request)
  const identifier = operationId.replaceAll(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())
  const name = `${/^\d/.test(identifier) ? 'Call' : ''}${identifier.charAt(0).toUpperCase()}${identifier.slice(1)}`
  const code = lines(
    comment('//', ownValuesText(request)),
    `var request = HttpRequest.newBuilder(URI.create(${quoted(urlOf(request))}))`,
    needsToken && '    .header("Authorization", "Bearer " + System.getenv("TOKEN"))',
    type && `    .header("Content-Type", ${quoted(type)})`,
    method === 'GET' ? '    .GET()' : `    .method("${method}", ${publisher(request)})`,
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
    '',
    `class ${name} {`,
    '    public static void main(String[] args) throws Exception {',
    indented(code, 8),
    '    }',
    '}',
  )
}
