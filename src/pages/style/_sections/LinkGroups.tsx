import type {ReactNode} from 'react'
import {LinkGroups, type LinkGroupsProps} from '../../../kit/sections/LinkGroups'
import {SectionDemo} from '../_parts/SectionDemo'

const start = {
  label: 'Start with a sample',
  to: '/docs/getting-started/sample/',
  description: 'Login, logout and a protected route, running in a minute.',
}

const realm = {
  label: 'Decide the settings of a realm before its first user signs in, while every one of them can still be changed',
  to: '/docs/getting-started/realm-configuration/',
  description:
    'Lifetimes of tokens and sessions, the policy for passwords, the second factor, the mail server and the languages: what each default is, what depends on it, and which ones can’t be changed without logging everybody out.',
}

const terms = {
  label: 'Keycloak in brief',
  to: '/docs/introduction/keycloak/',
  description: 'Realm, client, user, flow, mapper, session.',
}

const tokens = {label: 'JSON Web Tokens', to: '/articles/jwts/', description: 'What a signature proves.'}

const short = {groups: [{title: 'Build', links: [start]}]} satisfies LinkGroupsProps

const long = {
  groups: [
    {title: 'Understand what a realm is, and everything that belongs to it', links: [realm, terms, tokens, start]},
    {title: 'Decide', links: [terms, tokens]},
  ],
} satisfies LinkGroupsProps

export function LinkGroupsDemo(): ReactNode {
  return <SectionDemo name="LinkGroups" short={() => <LinkGroups {...short} />} long={() => <LinkGroups {...long} />} />
}
