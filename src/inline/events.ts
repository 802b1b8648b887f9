/** A reader pressed a button about consent; the event's detail is the address of the dialog's stylesheet. */
export const CONSENT_ACTION_EVENT = 'site:consent-action'

/** A reader has made a choice about consent: the cookie holds it. */
export const CONSENT_EVENT = 'site:consent'
