const VERB = /\b(log|sign)(?:s|ged|ed|ging|ing)? (in|on|out|up)\b/gi

/** Word endings, longest first, and what takes their place. A word keeps three letters at least. */
const ENDINGS = [
  ['isation', 'ization'],
  ['ising', 'iz'],
  ['ised', 'iz'],
  ['ise', 'iz'],
  ['ies', 'y'],
  ['sses', 'ss'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['xes', 'x'],
  ['ence', 'ens'],
  ['ense', 'ens'],
  ['our', 'or'],
  ['ing', ''],
  ['ed', ''],
  ['es', ''],
  ['e', ''],
  ['ss', 'ss'],
  ['us', 'us'],
  ['is', 'is'],
  ['s', ''],
] as const

/** Without its ending, each would be another word: `cores` and `CORS`, `page` and `paging`, `new` and `news`. */
const WHOLE = new Set(['cors', 'paging', 'news'])

/** A word without its ending, in American spelling: `customising` and `customized` are `customiz`. */
export function stem(word: string): string {
  if (/\d/.test(word) || WHOLE.has(word)) return word
  const fit = ENDINGS.find(([ending]) => word.endsWith(ending) && word.length - ending.length >= 3)
  if (!fit) return word
  const stemmed = word.slice(0, -fit[0].length) + fit[1]
  // logging, logged
  return /ing|ed/.test(fit[0]) ? stemmed.replace(/([bdgmnprt])\1$/, '$1') : stemmed
}

/** `log in` and `logged in` are found where `login` stands, as `log-in` is. */
export const joined = (text: string): string => text.replace(VERB, '$1-$2')

/** Words that say how something is asked, not what. */
export const asides = new Set(
  'a an and are as at be by can could do per does for from get has have how i if in is it its me my of on one or our should so that the their then there this to use was we what when where which who why will with you your although not only between difference many much need want everywhere vs versus'.split(
    ' ',
  ),
)
