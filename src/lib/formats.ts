import {locale} from './locale'

/** Writes dates as readers of the page's language do, in UTC: server and browser write the same. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale(), {timeZone: 'UTC', ...options})

/** Writes numbers and prices as readers of the page's language do. */
export const numberFormat = (options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(locale(), options)

/** "99.95%", or "99,95 %" in German. @param percent from 0 to 100. */
export const formatPercent = (percent: number, fractionDigits = 0): string =>
  numberFormat({style: 'percent', minimumFractionDigits: fractionDigits, maximumFractionDigits: 3}).format(
    percent / 100,
  )

/** "50,000". */
export const formatNumber = (value: number): string => value.toLocaleString(locale())

/** "1 minute", "7 days". @param language Default: that of the pages. */
export const unitText = (
  count: number,
  unit: 'second' | 'minute' | 'hour' | 'day' | 'year',
  language: string = locale(),
): string =>
  new Intl.NumberFormat(language, {style: 'unit', unit, unitDisplay: 'long', useGrouping: false}).format(count)

/** "A, B, and C", or "A, B, or C" as a disjunction. */
export const formatList = (items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string =>
  new Intl.ListFormat(locale(), {type}).format(items)

/** What stands between the entries of a list: `[', ', ', and ']` of three. */
export const listSeparators = (count: number): string[] =>
  new Intl.ListFormat(locale())
    .formatToParts(Array.from({length: count}, () => ''))
    .flatMap(({type, value}) => (type === 'literal' ? [value] : []))
