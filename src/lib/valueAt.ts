/** The value at a path of keys, as an error of a schema names it. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      current !== null && typeof current === 'object'
        ? Object.getOwnPropertyDescriptor(current, key)?.value
        : undefined,
    value,
  )
}
