/** Name of the script and the stylesheet of the console's document. */
export const CONSOLE_FRAME = 'consoleFrame'

/** The same for the document with the checks and procedures of docs pages. */
export const REALM_FRAME = 'realmFrame'

/**
 * A document that pages frame to call servers: only its policy allows that.
 * @param frames address of each file by its name, as `bundleInline` gives them.
 * @param script name of its script and its stylesheet. @param language that of its texts.
 */
export function frameDocument(
  frames: Readonly<Record<string, string>>,
  {script, title, language}: {script: string; title: string; language: string},
): Buffer {
  return Buffer.from(`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <base target="_parent">
    <link rel="stylesheet" href="${frames[`${script}.css`] ?? ''}">
    <script type="module" src="${frames[`${script}.js`] ?? ''}"></script>
  </head>
  <body></body>
</html>
`)
}
