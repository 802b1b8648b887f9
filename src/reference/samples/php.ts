import {bodyText, comment, contentType, lines, ownValuesText, singleQuoted, type SampleRequest, urlOf} from './request'

function body(request: SampleRequest): string | undefined {
  const text = bodyText(request)
  if (text === undefined) return undefined
  return request.body?.type === 'json' ? `<<<'JSON'\n${text}\nJSON` : singleQuoted(text)
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
    ...(type ? [`'Content-Type: ${type}'`] : []),
  ]
  return lines(
    '<?php',
    comment('//', ownValuesText(request)),
    sent !== undefined && `$body = ${sent};`,
    `$request = curl_init(${singleQuoted(urlOf(request))});`,
    'curl_setopt_array($request, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
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
