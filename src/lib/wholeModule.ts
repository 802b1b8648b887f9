/** What every module that is loaded on demand exports in its last line: one that lacks it did not come as a whole. */
export const WHOLE = 'whole'
