import path from 'node:path'
import sharp from 'sharp'
import type {Part, Screenshot} from '../../src/data/screenshots'
import type {ShotName} from './list'
import {DENSITY, siteStore} from './write'

/** A part of a picture that stands on its own, close up. No server is needed for it. */
export type Detail = {
  of: ShotName
  /** In CSS pixels of that picture. */
  part: Part
  /** What of the detail a phone gets, in its own CSS pixels. Default: all. */
  phone?: Part
  /** Where captions may point, in its own CSS pixels. */
  points?: Screenshot['points']
  alt: string
}

/** Details of the pictures of the list, cut again whenever one of them is taken. */
export const details = {
  'wizard-providers': {
    of: 'idp-wizard',
    part: {left: 256, top: 172, width: 688, height: 588},
    phone: {left: 24, top: 138, width: 430, height: 346},
    points: {first: {x: 36, y: 183}},
    alt: 'The identity provider wizard: Select Your Identity Provider. This is how users will sign in to Cedar Bank. Below, the logos of AWS, Microsoft Entra ID, Okta, Google Workspace, Active Directory, auth0, CyberArk, JumpCloud, OneLogin, Oracle, PingOne, Duo, Salesforce, LastPass and Cloudflare.',
  },
  'login-choices': {
    of: 'login-social',
    part: {left: 16, top: 75, width: 500, height: 676},
    phone: {left: 16, top: 344, width: 468, height: 332},
    alt: 'The login page of Acme: fields for the user name and the password, the buttons Sign In and Sign in with Passkey, and below them the buttons GitHub, Google and Microsoft.',
  },
  'console-brute-force': {
    of: 'admin-brute-force',
    part: {left: 0, top: 196, width: 800, height: 464},
    phone: {left: 0, top: 86, width: 530, height: 378},
    alt: 'The realm settings in the admin console, on the tab Security defenses: Brute Force Mode is Lockout temporarily, Max login failures 5, Wait increment 1 minute, Max wait 15 minutes, Failure reset time 12 hours.',
  },
  'realm-offline-sessions': {
    of: 'realm-sessions',
    part: {left: 0, top: 860, width: 560, height: 311},
    alt: 'The section Offline session settings at the end of the tab Sessions: Offline Session Idle is 30 days, Client Offline Session Idle is empty, and Offline Session Max Limited is disabled.',
  },
  'portal-organization': {
    of: 'admin-portal',
    part: {left: 92, top: 16, width: 1084, height: 384},
    phone: {left: 718, top: 60, width: 366, height: 324},
    points: {pending: {x: 768, y: 200}, sso: {x: 400, y: 120}, invite: {x: 50, y: 354}},
    alt: 'The admin portal of the organization Cedar Bank: three members and a button to invite more, one active single sign-on connection, and one domain, whose verification is pending.',
  },
  'portal-overview': {
    of: 'admin-portal',
    part: {left: 92, top: 16, width: 726, height: 428},
    phone: {left: 0, top: 60, width: 366, height: 368},
    points: {members: {x: 18, y: 70}, sso: {x: 376, y: 70}},
    alt: 'The admin portal of the organization Cedar Bank. One box has its three members and the buttons Invite and Manage Invites. Another has its active single sign-on connection and the buttons Setup SSO and Manage.',
  },
} as const satisfies Record<string, Detail>

/** Cuts a detail out of the files of its picture. @returns a PNG with two pixels for each CSS pixel. */
export function cutDetail({of, part}: Detail, store = siteStore): Promise<Buffer> {
  const [left, top, width, height] = [part.left, part.top, part.width, part.height].map((length) => length * DENSITY)
  return sharp(path.join(store.pictures, `${of}.webp`))
    .extract({left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0})
    .png()
    .toBuffer()
}
