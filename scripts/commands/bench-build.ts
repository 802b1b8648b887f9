import {measureBuilds} from '../../bench/build/measure'

/** Measures cold and warm builds and the writers' server. */
export async function main(): Promise<number> {
  console.log(await measureBuilds())
  return 0
}
