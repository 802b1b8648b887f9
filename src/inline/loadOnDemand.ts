import {importModule} from './importModule'

/**
 * Loads a file of `onDemand` or `islands`, once.
 * @param name without its ending.
 */
export const loadOnDemand = <T>(name: string): Promise<T> => importModule(INLINE_SETTINGS.files[`${name}.js`] ?? '')
