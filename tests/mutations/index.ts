import {behaviourMutations} from './behaviour'
import {shellMutations} from './shell'
import {siteMutations} from './site'
import type {Mutation} from './types'

/** Every way to break the site that a test has to see. */
export const mutations: readonly Mutation[] = [...siteMutations, ...shellMutations, ...behaviourMutations]
