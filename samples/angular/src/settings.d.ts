/** `ng.js` replaces these names with values during the build. */
declare const ISSUER: string
declare const CLIENT_ID: string
declare const API_URL: string
