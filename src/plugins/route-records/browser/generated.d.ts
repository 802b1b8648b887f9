/** The framework's own table, past the alias that `src/plugins/route-records` sets for its usual name. */
declare module '@generated/registry.js' {
  import registry from '@generated/registry'

  export default registry
}
