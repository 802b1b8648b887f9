/** The one helper of tslib that is called in the browser, as `@docusaurus/utils-common` calls it. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule === true ? module : {default: module}
}
