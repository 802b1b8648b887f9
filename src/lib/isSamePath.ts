/** Whether two paths lead to one page: a closing slash and the case of letters do not count. */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  const plain = (path: string | undefined) => path?.replace(/\/?$/, '/').toLowerCase()
  return plain(one) === plain(other)
}
