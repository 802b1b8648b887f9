/** Title and description of one page of a list, which no other page of it has. */
export function ofPage(
  {page, totalPages}: {page: number; totalPages: number},
  title: string,
  description = '',
): {title: string; description: string} {
  if (page === 1) return {title, description}
  const place = `${page} of ${totalPages}`
  return {title: `${title}, page ${place}`, description: `Page ${place}: ${description}`}
}
