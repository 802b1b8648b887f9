/** Whether React has taken the page over: the framework says so by this attribute. */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true'
