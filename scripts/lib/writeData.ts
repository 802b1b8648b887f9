import {writeFormatted} from './writeFormatted'

/** Writes data as JSON in the format of the project. @param file absolute path. */
export const writeData = (file: string, data: unknown): Promise<void> => writeFormatted(file, JSON.stringify(data))
