/** Name of the script and the stylesheet of the console's own document. */
export const CONSOLE_FRAME = 'consoleFrame'

/**
 * The document that operation pages frame to call servers: the only one whose policy lets it.
 * @param frames address of each file by its name, as `bundleInline` gives them.
 */
export function consoleDocument(frames: Readonly<Record<string, string>>): Buffer {
  const {[`${CONSOLE_FRAME}.js`]: script = '', [`${CONSOLE_FRAME}.css`]: stylesheet = ''} = frames
  return Buffer.from(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API console</title>
    <base target="_parent">
    <link rel="stylesheet" href="${stylesheet}">
    <script type="module" src="${script}"></script>
  </head>
  <body></body>
</html>
`)
}
