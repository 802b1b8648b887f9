import {translate} from '@docusaurus/Translate'
import {FEEDBACK_EVENT} from '../../consent/events.client'
import {FeedbackAttribute, type Answer} from './attributes'

/** Takes an answer to "Was this page helpful?" for the operator's endpoint and, with the reader's consent, for analytics. */
export function answer(pressed: HTMLElement): void {
  const isHelpful = pressed.getAttribute(FeedbackAttribute.answer) === ('yes' satisfies Answer)
  document.dispatchEvent(new CustomEvent(FEEDBACK_EVENT, {detail: isHelpful}))
  const question = pressed.closest(`[${FeedbackAttribute.question}]`)
  const status = question?.querySelector('[role=status]')
  const say = (text: string): void => {
    if (status) status.textContent = text
  }
  say(
    isHelpful
      ? translate({id: 'site.feedback.thanks', message: 'Thank you.'})
      : translate({
          id: 'site.feedback.thanksForIssue',
          message: 'Thank you. Tell us what’s missing in the issue that opened.',
        }),
  )
  const endpoint = question?.getAttribute(FeedbackAttribute.question)
  if (endpoint?.startsWith('https:')) {
    void send(endpoint, isHelpful).catch(() => {
      say(
        translate({
          id: 'site.feedback.failed',
          message: 'Your answer didn’t arrive. Check your connection, and try again.',
        }),
      )
    })
  }
  if (pressed instanceof HTMLAnchorElement) open(pressed.href, '_blank', 'noopener')
}

/** @throws TypeError if the endpoint can't be reached, and Error if it answers with an error. */
async function send(endpoint: string, isHelpful: boolean): Promise<void> {
  const {ok, status} = await fetch(endpoint, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({page: location.pathname, isHelpful}),
  })
  if (!ok) throw new Error(`${endpoint} answered ${status}`)
}
