/** The package by its own file, for which the alias does not stand. */
declare module 'react-router-config/esm/react-router-config.js' {
  export * from 'react-router-config'
}
