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

function content(request: SampleRequest): string | undefined {
  const text = bodyText(request)
  const type = contentType(request)
  if (text === undefined || type === undefined) return undefined
  const literal = request.body?.type === 'json' ? `"""\n${indented(text, 4)}\n    """` : quoted(text)
  return `request.Content = new StringContent(${literal}, Encoding.UTF8, ${quoted(type)});`
}

/** The call with HttpClient, in C# 11 or newer with implicit usings. */
export function csharp(request: SampleRequest): string {
  const {method, needsToken, answersJson, answersText, answersLocation} = request
  const name = method.charAt(0) + method.slice(1).toLowerCase()
  const body = content(request)
  return lines(
    comment('//', ownValuesText(request)),
    needsToken && 'using System.Net.Http.Headers;',
    body !== undefined && 'using System.Text;',
    (needsToken || body !== undefined) && '',
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(HttpMethod.${name}, ${quoted(urlOf(request))});`,
    needsToken && 'var token = Environment.GetEnvironmentVariable("TOKEN");',
    needsToken && 'request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);',
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
