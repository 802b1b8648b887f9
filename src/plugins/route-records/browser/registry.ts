export {registry as default} from './tables'
