/** Errors of a class that was compiled against another version of the server. */
const MISFIT =
  /\b(?:java\.lang\.)?(NoSuchMethodError|NoSuchFieldError|NoClassDefFoundError|ClassNotFoundException|AbstractMethodError|IncompatibleClassChangeError|UnsupportedClassVersionError|VerifyError|ServiceConfigurationError)\b.*/

/** The lines of a log that say that a jar does not fit the server, each once. */
export function misfitLines(log: string): string[] {
  return [...new Set(log.split('\n').flatMap((line) => MISFIT.exec(line)?.[0] ?? []))]
}

/** Whether the server ended because its port was taken. */
export function saysPortTaken(log: string): boolean {
  return /Port\(s\) already bound|Address already in use|BindException/.test(log)
}

/**
 * What a log gives as the cause, in the server's own words: the innermost cause where one is named, else the last line
 * of an error, else the last line.
 */
export function explainServerLog(log: string): string {
  const lines = log.split('\n').map((line) => line.trimEnd())
  const misfit = misfitLines(log)[0]
  if (misfit) return `The log says: ${misfit}`
  const causes = lines.filter((line) => line.startsWith('Caused by: '))
  const errors = lines.filter((line) => /\b(ERROR|FATAL)\b/.test(line) && !line.includes('For more details run'))
  const line = causes.at(-1) ?? errors.at(-1) ?? lines.filter((text) => text.trim() !== '').at(-1)
  return line === undefined ? 'The log is empty.' : `The log says: ${line}`
}
