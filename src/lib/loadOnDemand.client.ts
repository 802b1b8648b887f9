import {importModule} from './importModule.client'

/**
 * Loads a file of `onDemand` or `islands`, once. What such a file does, it does to the page.
 * @param name without its ending.
 */
export const loadOnDemand = <T>(name: string): Promise<T> => importModule(INLINE_SETTINGS.files[`${name}.js`] ?? '')
