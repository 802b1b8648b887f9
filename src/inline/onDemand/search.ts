export {act, prepare} from '../search/modal'
