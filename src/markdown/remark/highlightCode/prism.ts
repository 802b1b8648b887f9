import {Prism} from 'prism-react-renderer'

// prismjs' components add themselves to the instance in the global scope: languages.ts imports them after this.
Object.assign(globalThis, {Prism})

export {Prism}
