import type {Brand} from '../data/types'

type Place = Pick<Brand, 'domain' | 'basePath'>

/** The path of the site on its host, with slashes at both ends. */
export const basePathOf = ({basePath = '/'}: Pick<Brand, 'basePath'>): string => basePath

/** The `https://` address of the site, without a closing slash: paths of the site follow it. */
export const siteAddress = (brand: Place): string => `https://${brand.domain}${basePathOf(brand).slice(0, -1)}`
