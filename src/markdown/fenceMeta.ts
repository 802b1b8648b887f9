/** The `key="value"` pairs in the meta of a code fence, for example `title="app.ts" file="samples/app.ts"`. */
export function fenceAttributes(meta: string | null | undefined): ReadonlyMap<string, string> {
  const pairs = [...(meta ?? '').matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)]
  return new Map(pairs.map(([, key = '', double, single]) => [key, double ?? single ?? '']))
}
