import {bodyText, comment, contentType, lines, ownValuesText, quoted, type SampleRequest, urlOf} from './request'

function rawString(text: string): string {
  return text.includes('`') ? quoted(text) : `\`${text}\``
}

/** The call with Go's own client. Indented by tabs, as gofmt does. */
export function go(request: SampleRequest): string {
  const {method, needsToken, answersJson, answersText, answersLocation} = request
  const text = bodyText(request)
  const type = contentType(request)
  const packages = [
    'fmt',
    'io',
    'log',
    'net/http',
    ...(needsToken ? ['os'] : []),
    ...(answersLocation ? ['path'] : []),
    ...(text === undefined ? [] : ['strings']),
  ]
  return lines(
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    comment('\t//', ownValuesText(request)),
    text !== undefined && `\tbody := strings.NewReader(${rawString(text)})`,
    `\trequest, err := http.NewRequest(${quoted(method)}, ${quoted(urlOf(request))}, ${text === undefined ? 'nil' : 'body'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    needsToken && '\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))',
    type && `\trequest.Header.Set("Content-Type", ${quoted(type)})`,
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tif response.StatusCode >= 300 {',
    '\t\tlog.Fatalf("%s %s", response.Status, answer)',
    '\t}',
    answersJson || answersText
      ? '\tfmt.Println(string(answer))'
      : answersLocation
        ? '\tfmt.Println(path.Base(response.Header.Get("Location")))'
        : '\tfmt.Println(response.Status)',
    '}',
  )
}
