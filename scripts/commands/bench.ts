import {readOptions} from '../../bench/lib/options'
import {publish} from '../../bench/lib/report'
import {measurements} from '../../bench/run'

/** Measures this site beside its peers on the same content: see `bench/README.md`. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  await publish(await measurements[options.command](options), options.outDir)
  return 0
}
