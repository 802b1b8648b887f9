import {FEEDBACK_EVENT} from '../../consent/events.client'

/** Takes an answer to "Was this page helpful?": who counts visits, with the reader's consent, hears of it. */
export function answer(pressed: HTMLElement): void {
  const isHelpful = pressed.dataset.answer === 'yes'
  document.dispatchEvent(new CustomEvent(FEEDBACK_EVENT, {detail: isHelpful}))
  const status = pressed.closest('[data-feedback]')?.querySelector('[role=status]')
  if (status)
    status.textContent = isHelpful ? 'Thank you.' : 'Thank you. Tell us what is missing in the page that opened.'
  if (pressed instanceof HTMLAnchorElement) open(pressed.href, '_blank', 'noopener')
}
