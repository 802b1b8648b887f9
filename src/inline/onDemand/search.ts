export {open, ready} from '../search/modal'
