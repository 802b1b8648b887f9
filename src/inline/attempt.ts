/** How many attempts of this page failed. */
let failures = 0

/**
 * Runs what needs a file on demand. If that fails, a note in the control's part of the page says so and offers another attempt.
 * After the second failure it offers to reload the page instead, with what is entered: a newer version of the site might have
 * replaced the file.
 * @param isAsked whether the reader pressed the button of the note. Other attempts leave a note as it is.
 */
export async function attempt(control: HTMLElement, run: () => Promise<unknown>, isAsked?: boolean): Promise<void> {
  const place = control.closest<HTMLElement>('[data-turn=code],figure,[data-feedback],[data-list-filter]') ?? control
  const note = place.querySelector<HTMLElement>(':scope>[role=alert]')
  try {
    await run()
    if (isAsked) (control.querySelector('input') ?? control).focus()
    note?.remove()
  } catch (error) {
    console.warn(error)
    if (note && !isAsked) return
    failures += 1
    const isLast = failures > 1
    const again = async (): Promise<void> => {
      // If the site does not answer, the browser's error page would take this page's place.
      await fetch('', {method: 'HEAD'})
      if (control instanceof HTMLFormElement) control.submit()
      else {
        // `fillIns` takes it back.
        if (control instanceof HTMLInputElement) history.replaceState(control.value, '')
        location.hash ||= control.querySelector<HTMLAnchorElement>('[data-island-open]')?.hash ?? ''
        location.reload()
      }
    }
    const [told, button] = [document.createElement('p'), document.createElement('button')]
    button.type = 'button'
    button.textContent = isLast ? 'Reload the page' : 'Retry'
    button.onclick = () => void attempt(control, isLast ? again : run, true)
    told.role = 'alert'
    told.append('This did not load. Check your connection. ', button)
    note?.remove()
    place.append(told)
    if (isAsked) button.focus()
  }
}
