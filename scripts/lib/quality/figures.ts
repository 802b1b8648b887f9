import {qualityFloors, type Measured, type QualityPart} from '../../../src/data/quality'

/** What a measurement found. */
export type Figures = Omit<Measured, 'date'>

/** Four digits behind the point. */
export const rounded = (value: number): number => Number(value.toFixed(4))

/** What fell below its floor, as lines for people. A figure that was not measured is one. */
export function fallen(part: QualityPart, {figures}: Figures): string[] {
  return qualityFloors
    .filter((floor) => floor.part === part)
    .flatMap((floor) => {
      const value = figures[floor.figure]
      const bound = 'least' in floor ? `at least ${floor.least}` : `at most ${floor.most}`
      if (value === undefined) return [`${part}: ${floor.figure} was not measured. Allowed: ${bound}.`]
      const holds = 'least' in floor ? value >= floor.least : value <= floor.most
      return holds ? [] : [`${part}: ${floor.figure} is ${value}. Allowed: ${bound}.`]
    })
}
