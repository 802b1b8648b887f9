/** The file of the package by its own path, for which the alias does not stand. */
declare module 'nprogress/nprogress.js' {
  export {default} from 'nprogress'
}
