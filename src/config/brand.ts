import {brand as brandFile} from '../data/brand'
import type {Brand} from '../data/types'
import {validateBrand} from './validateBrand'

/** The brand of this build, checked. */
export const brand: Brand = validateBrand(brandFile)
