import {
  bodyText,
  comment,
  contentType,
  headersOf,
  indented,
  joined,
  lines,
  ownValuesText,
  type SamplePart,
  type SampleRequest,
  type Text,
  urlText,
} from './request'

/** In single quotes only these two have an escape: a line break stands as it is. */
const string = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const expression = (words: Text): string => joined(words, string, (name) => `getenv('${name}')`, ' . ')

function part({name, mediaType, ...sent}: SamplePart): string {
  const type = mediaType === undefined ? '' : `, ${string(mediaType)}`
  return `${string(name)} => ${'file' in sent ? `new CURLFile(${string(sent.file)}${type})` : string(sent.value)},\n`
}

function body(request: SampleRequest): string | undefined {
  const sent = request.body
  if (sent?.type === 'multipart') return `[\n${indented(sent.parts.map(part).join(''), 4)}]`
  if (sent?.type === 'file') return `file_get_contents(${string(sent.file)})`
  const text = bodyText(request)
  if (text === undefined) return undefined
  return sent?.type === 'json' ? `<<<'JSON'\n${text}\nJSON` : string(text)
}

/** Keeps the header: the extension has no function to ask for one. */
const LOCATION = lines(
  '    CURLOPT_HEADERFUNCTION => function ($request, $line) use (&$location) {',
  "        if (stripos($line, 'location:') === 0) {",
  '            $location = trim(substr($line, 9));',
  '        }',
  '        return strlen($line);',
  '    },',
)

/** The call with the extension curl of PHP. */
export function php(request: SampleRequest): string {
  const {method, needsToken, answersJson, answersText, answersLocation} = request
  const type = contentType(request)
  const sent = body(request)
  const headers = [
    ...(needsToken ? ["'Authorization: Bearer ' . getenv('TOKEN')"] : []),
    ...headersOf(request).map(({name, text}) => expression([`${name}: `, ...text])),
    ...(type ? [string(`Content-Type: ${type}`)] : []),
  ]
  return lines(
    '<?php',
    comment('//', ownValuesText(request)),
    sent !== undefined && `$body = ${sent};`,
    `$request = curl_init(${expression(urlText(request))});`,
    'curl_setopt_array($request, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    method === 'HEAD' && '    CURLOPT_NOBODY => true,',
    headers.length > 0 && `    CURLOPT_HTTPHEADER => [${headers.join(', ')}],`,
    sent !== undefined && '    CURLOPT_POSTFIELDS => $body,',
    answersLocation && LOCATION,
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$answer = curl_exec($request);',
    '$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);',
    'if ($answer === false || $status >= 300) {',
    '    throw new RuntimeException("$status $answer" . curl_error($request));',
    '}',
    answersJson
      ? 'print_r(json_decode($answer, true));'
      : answersText
        ? 'echo $answer;'
        : answersLocation
          ? 'echo basename($location);'
          : 'echo $status;',
  )
}
