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

const text = (words: Text): string =>
  joined(words, quoted, (name) => `Environment.GetEnvironmentVariable("${name}")`, ' + ')

function part({name, mediaType, ...sent}: SamplePart): string {
  if ('file' in sent)
    return `form.Add(new StreamContent(File.OpenRead(${quoted(sent.file)})), ${quoted(name)}, ${quoted(sent.file)});`
  const type = mediaType === undefined ? '' : `, Encoding.UTF8, ${quoted(mediaType)}`
  return `form.Add(new StringContent(${quoted(sent.value)}${type}), ${quoted(name)});`
}

function content(request: SampleRequest): string | undefined {
  const {body} = request
  if (body?.type === 'multipart')
    return lines('using var form = new MultipartFormDataContent();', ...body.parts.map(part), 'request.Content = form;')
  if (body?.type === 'file')
    return lines(
      `request.Content = new StreamContent(File.OpenRead(${quoted(body.file)}));`,
      `request.Content.Headers.Add("Content-Type", ${quoted(body.mediaType)});`,
    )
  const words = bodyText(request)
  const type = contentType(request)
  if (words === undefined || type === undefined) return undefined
  const literal = body?.type === 'json' ? `"""\n${indented(words, 4)}\n    """` : quoted(words)
  return `request.Content = new StringContent(${literal}, Encoding.UTF8, ${quoted(type)});`
}

/** The call with HttpClient, in C# 11 or newer with implicit usings. */
export function csharp(request: SampleRequest): string {
  const {method, needsToken, answersJson, answersText, answersLocation} = request
  const name = method.charAt(0) + method.slice(1).toLowerCase()
  const body = content(request)
  const usesEncoding = body?.includes('Encoding.') ?? false
  return lines(
    comment('//', ownValuesText(request)),
    needsToken && 'using System.Net.Http.Headers;',
    usesEncoding && 'using System.Text;',
    (needsToken || usesEncoding) && '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${name}, ${text(urlText(request))});`,
    needsToken && 'var token = Environment.GetEnvironmentVariable("TOKEN");',
    needsToken && 'request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);',
    ...headersOf(request).map((header) => `request.Headers.Add(${quoted(header.name)}, ${text(header.text)});`),
    body,
    'using var response = await client.SendAsync(request);',
    'var answer = await response.Content.ReadAsStringAsync();',
    'if (!response.IsSuccessStatusCode) throw new HttpRequestException($"{(int)response.StatusCode} {answer}");',
    answersJson || answersText
      ? 'Console.WriteLine(answer);'
      : answersLocation
        ? 'Console.WriteLine(response.Headers.Location?.Segments[^1]);'
        : 'Console.WriteLine((int)response.StatusCode);',
  )
}
