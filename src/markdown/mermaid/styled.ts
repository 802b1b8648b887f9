/** What the library draws in the place of colors, and the class that has the color: `styles.module.css` of the component. */
const VARIABLE = /\s(fill|stroke)="var\(--_?([a-z-]+)\)"/g

const NUMBER = /-?\d+\.\d{3,}/g

/** Of no use to a reader: names that scripts and stylesheets of the library's own pages look for. */
const UNUSED = /\s(?:class|data-[a-z0-9-]+)="[^"]*"/g

/** A tag with classes for its colors: the policy forbids styles in the page. */
function withClasses(tag: string): string {
  const classes = [...tag.matchAll(VARIABLE)].map(([, property, name]) => `mermaid-${property}-${name}`)
  const rest = tag.replaceAll(VARIABLE, '')
  return classes.length === 0 ? rest : rest.replace(/^<[a-z]+/, (start) => `${start} class="${classes.join(' ')}"`)
}

/**
 * What the library has drawn, without its styles and its font.
 * @param id with which the names of its parts begin, so that two diagrams of a page don't share them.
 */
export function styled(svg: string, id: string): {width: number; height: number; body: string} {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const body = svg
    .replace(/^[^]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[a-z][^>]*>/g, (tag) => withClasses(tag.replaceAll(UNUSED, '')))
    .replaceAll(NUMBER, (number) => String(Math.round(Number(number) * 100) / 100))
    .replaceAll(/\bid="([^"]+)"/g, `id="${id}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replaceAll(/\n\s*/g, '')
  return {width: Math.ceil(Number(width)), height: Math.ceil(Number(height)), body}
}
