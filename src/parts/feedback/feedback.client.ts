import {FEEDBACK_EVENT} from '../../consent/events.client'
import {FeedbackAttribute, type Answer} from './attributes'

/** Takes an answer to "Was this page helpful?": who counts visits, with the reader's consent, hears of it. */
export function answer(pressed: HTMLElement): void {
  const isHelpful = pressed.getAttribute(FeedbackAttribute.answer) === ('yes' satisfies Answer)
  document.dispatchEvent(new CustomEvent(FEEDBACK_EVENT, {detail: isHelpful}))
  const status = pressed.closest(`[${FeedbackAttribute.question}]`)?.querySelector('[role=status]')
  if (status)
    status.textContent = isHelpful ? 'Thank you.' : 'Thank you. Tell us what’s missing in the issue that opened.'
  if (pressed instanceof HTMLAnchorElement) open(pressed.href, '_blank', 'noopener')
}
