/** A reader has said whether a page was helpful, which is the event's detail. */
export const FEEDBACK_EVENT = 'site:feedback'

/** A reader has made a choice about consent: the cookie holds it. */
export const CONSENT_EVENT = 'site:consent'
