// Change: nothing. `TOCCollapsible` is the table of contents at every width, so that a page has it once.
export default function DocItemTOCDesktop(): null {
  return null
}
