export {routesChunkNames as default} from './tables'
