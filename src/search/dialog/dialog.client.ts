export {open, ready} from './modal.client'
