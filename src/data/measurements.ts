// Named apart from this file: the build's loader would take the JSON for a module of the same name.
import data from './takenMeasurements.json'

/** A measured value, with the range of its repetitions where it was measured more than once. */
export type MeasuredPoint = {
  /** The setting: numbers make a line chart, texts make bars. */
  at: string | number
  /** In the measurement's unit. The median if it was measured more than once. */
  value: number
  low?: number
  high?: number
}

export type MeasuredSeries = {
  /** Missing if there is only one series. */
  label?: string
  points: readonly MeasuredPoint[]
}

export type Measurement = {
  /** What was measured, such as `CPU time of a login`. */
  quantity: string
  /** Such as `ms`. Empty for a number of things that `quantity` names. */
  unit: string
  /** What was varied, such as `Password hash`. */
  parameter: string
  /** How it was measured, in one or two sentences. */
  method: string
  series: readonly MeasuredSeries[]
  /** What ran: `Keycloak 26.7.3`, `Java 25` and so on. */
  versions: readonly string[]
  /** Such as `2 cores of AMD EPYC 7763, 24 GiB, Linux`. */
  machine: string
  /** `YYYY-MM-DD`. */
  date: string
  /** Repeats the measurement. */
  command: string
}

/** By name. Written by `npm run lab:measure`, never by hand. */
export const measurements: Readonly<Record<string, Measurement>> = data
