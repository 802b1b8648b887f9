import {writeFile} from 'node:fs/promises'
import {format, resolveConfig} from 'prettier'

/** Writes data as JSON, as Prettier leaves it. @param file absolute path. */
export async function writeData(file: string, data: unknown): Promise<void> {
  await writeFile(file, await format(JSON.stringify(data), {...(await resolveConfig(file)), filepath: file}))
}
