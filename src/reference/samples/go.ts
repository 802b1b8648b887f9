import {
  bodyText,
  comment,
  contentType,
  headersOf,
  joined,
  lines,
  ownValuesText,
  quoted,
  readsEnvironment,
  type SamplePart,
  type SampleRequest,
  type Text,
  urlText,
} from './request'

function rawString(text: string): string {
  return text.includes('`') || text.includes('\r') ? quoted(text) : `\`${text}\``
}

const text = (words: Text): string => joined(words, quoted, (name) => `os.Getenv("${name}")`, '+')

const FATAL = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}']

const opened = (name: string, file: string): string[] => [`\t${name}, err := os.Open(${quoted(file)})`, ...FATAL]

/** The statements for a part of a form with files. `err` is declared before. */
function part({name, mediaType, ...sent}: SamplePart, index: number): string[] {
  const id = index + 1
  const check = (statement: string): string[] => [`\tif ${statement}; err != nil {`, '\t\tlog.Fatal(err)', '\t}']
  if ('value' in sent && mediaType === undefined)
    return check(`err := form.WriteField(${quoted(name)}, ${quoted(sent.value)})`)
  const disposition = `form-data; name="${name}"${'file' in sent ? `; filename="${sent.file}"` : ''}`
  const made = [
    `\tpart${id}, err := form.CreatePart(textproto.MIMEHeader{`,
    `\t\t"Content-Disposition": {${quoted(disposition)}},`,
    `\t\t"Content-Type":        {${quoted(mediaType ?? 'application/octet-stream')}},`,
    '\t})',
    ...FATAL,
  ]
  if ('value' in sent) return [...made, ...check(`_, err := io.WriteString(part${id}, ${quoted(sent.value)})`)]
  return [...made, ...opened(`file${id}`, sent.file), ...check(`_, err := io.Copy(part${id}, file${id})`)]
}

/** The statements that declare `body`. */
function bodyCode(request: SampleRequest): string[] {
  const {body} = request
  if (body?.type === 'file') return opened('body', body.file)
  if (body?.type === 'multipart')
    return [
      '\tbody := &bytes.Buffer{}',
      '\tform := multipart.NewWriter(body)',
      ...body.parts.flatMap(part),
      '\tform.Close()',
    ]
  const words = bodyText(request)
  return words === undefined ? [] : [`\tbody := strings.NewReader(${rawString(words)})`]
}

/** The packages that the code uses, in the order of gofmt. */
function packagesOf(request: SampleRequest, code: string): string[] {
  const all = [
    code.includes('bytes.') && 'bytes',
    'fmt',
    'io',
    'log',
    code.includes('multipart.') && 'mime/multipart',
    'net/http',
    code.includes('textproto.') && 'net/textproto',
    (readsEnvironment(request) || code.includes('os.Open')) && 'os',
    request.answersLocation && 'path',
    code.includes('strings.NewReader') && 'strings',
  ]
  return all.filter((name) => name !== false)
}

/** The call with Go's own client. Indented by tabs, as gofmt does. */
export function go(request: SampleRequest): string {
  const {method, needsToken, body, answersJson, answersText, answersLocation} = request
  const sent = bodyCode(request)
  const type = contentType(request)
  return lines(
    'package main',
    '',
    'import (',
    ...packagesOf(request, sent.join('\n')).map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    comment('\t//', ownValuesText(request)),
    ...sent,
    `\trequest, err := http.NewRequest(${quoted(method)}, ${text(urlText(request))}, ${sent.length === 0 ? 'nil' : 'body'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    needsToken && '\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("TOKEN"))',
    ...headersOf(request).map((header) => `\trequest.Header.Set(${quoted(header.name)}, ${text(header.text)})`),
    type && `\trequest.Header.Set("Content-Type", ${quoted(type)})`,
    body?.type === 'multipart' && '\trequest.Header.Set("Content-Type", form.FormDataContentType())',
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
