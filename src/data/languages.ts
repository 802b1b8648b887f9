/**
 * The languages of the site: the first is at its root, and each other below its code, such as `/de/`. Translated pages are in
 * `i18n/<code>/`. Pages without a translation are shown in the first language.
 */
export const languages = {defaultLocale: 'en', locales: ['en']}
