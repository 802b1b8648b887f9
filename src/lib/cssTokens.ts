/**
 * The custom properties that a stylesheet declares for a selector, as the browser would cascade them.
 * For flat stylesheets such as tokens.css: no nesting, no at-rules.
 * @param selector one selector as it stands in the stylesheet, for example `[data-theme='light']`.
 */
export function tokensOf(css: string, selector: string): ReadonlyMap<string, string> {
  const rules = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return new Map(
    rules
      .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === selector))
      .flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value.trim()]),
  )
}
