import {writeFile} from 'node:fs/promises'
import * as prettier from 'prettier'

/** Writes a file in the format of the project. @param file absolute path. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  const options = await prettier.resolveConfig(file)
  await writeFile(file, await prettier.format(text, {...options, filepath: file}))
}
