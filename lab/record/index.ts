/** What is proven on a running server: the checks, and the record of them. */
export {splitByBundle, splitGroups} from './choose'
export {checkFact, sourceOf, type Fact, type StatedGroup} from './group'
export {allGroups, isOnNewerServer} from './groups'
