import type {Procedure, Step, ValueField, ValueReader} from './procedure'
import type {Values} from './runTypes'

/** Longer than any name or address of Keycloak. */
const MOST = 2000

/** What is wrong with a value; undefined if it's right. */
export function problemOf({label, pattern, allowed}: ValueField, value: string): string | undefined {
  if (value === '') return `${label} is empty. Enter ${allowed}.`
  if (value.length > MOST) return `${label} is longer than ${MOST} characters. Enter ${allowed}.`
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags)
  if (whole.test(value) && !/[\p{Cc}\p{Surrogate}]/u.test(value)) return undefined
  return `${label} isn’t allowed: ${JSON.stringify(value)}. Enter ${allowed}.`
}

/** Takes what the reader has entered, or says what is wrong with each value. Values that are left out are the page's. */
export function checkValues(
  {values: fields}: Procedure,
  given: Values,
): {values: Values; secrets: Values} | {problems: Values} {
  const all = fields.map((field) => ({field, value: (given[field.name] ?? field.default).trim()}))
  const problems = all.flatMap(({field, value}) => {
    const problem = problemOf(field, value)
    return problem === undefined ? [] : [{name: field.name, problem}]
  })
  if (problems.length > 0) return {problems: Object.fromEntries(problems.map(({name, problem}) => [name, problem]))}
  const pick = (isSecret: boolean): Values =>
    Object.fromEntries(
      all.filter(({field}) => (field.isSecret ?? false) === isSecret).map(({field: {name}, value}) => [name, value]),
    )
  return {values: pick(false), secrets: pick(true)}
}

/** Reads values. Those that are left out are the page's. */
export function readerOf({name: procedure, values: fields}: Procedure, values: Values): ValueReader {
  return (name) => {
    const field = fields.find((one) => one.name === name)
    if (!field || field.isSecret)
      throw new Error(`The procedure "${procedure}" has no value "${name}" that a step can read.`)
    return values[name] ?? field.default
  }
}

/** The steps with the reader's values. */
export const stepsWith = (procedure: Procedure, values: Values): readonly Step[] =>
  procedure.steps(readerOf(procedure, values))
