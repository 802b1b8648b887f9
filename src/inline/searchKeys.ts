/** Ctrl+K, Cmd+K and '/' lead to the search box; '/' only where it is not being typed. */
export function searchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (!isShortcut && (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey)) return
    const box = document.querySelector<HTMLInputElement>('[data-search-box]')
    if (box === null) return
    event.preventDefault()
    document.documentElement.dataset.navbar = 'shown'
    box.focus()
  })
}
