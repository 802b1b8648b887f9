const withoutScheme = (text: string): string => text.replace(/^https?:\/\//i, '')

/** In which way two addresses or entity IDs differ, in one sentence. */
export function differenceOf(found: string, wanted: string): string {
  const [one, other] = [found.trim(), wanted.trim()]
  if (one === other) return 'One of them has space around it.'
  if (one.replace(/\/$/, '') === other.replace(/\/$/, '')) return 'They differ only in the slash at the end. It counts.'
  if (withoutScheme(one) === withoutScheme(other) && one.startsWith('http') && other.startsWith('http'))
    return 'They differ only in `http` and `https`. Often a proxy terminates TLS, and the server behind it does not know its public address.'
  if (one.toLowerCase() === other.toLowerCase()) return 'They differ only in upper and lower case. It counts.'
  const [a, b] = [hostOf(one), hostOf(other)]
  if (a !== undefined && b !== undefined && a !== b && one.replace(a, '') === other.replace(b, ''))
    return `They differ in the host: \`${a.slice(0, 100)}\` and \`${b.slice(0, 100)}\`.`
  return 'The receiver compares them character by character.'
}

const hostOf = (text: string): string | undefined => /^https?:\/\/([^/?#]+)/i.exec(text)?.[1]
