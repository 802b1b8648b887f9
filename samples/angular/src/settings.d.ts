/** Put in the place of these names by `ng.js` when the application is built. */
declare const ISSUER: string
declare const CLIENT_ID: string
declare const API_URL: string
