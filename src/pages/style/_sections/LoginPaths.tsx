import type {ReactNode} from 'react'
import {LoginPaths, type LoginPathsProps} from '../../../kit/sections/LoginPaths'
import {SectionDemo} from '../_parts/SectionDemo'

const path = {
  address: 'alice@example.com',
  way: 'password',
  stations: [
    {title: 'The first', record: {is: 'a record'}},
    {title: 'The second', shot: 'login'},
    {title: 'The third', record: {sub: '6b1f0c3e', roles: ['billing']}},
    {title: 'The last', record: {}},
  ],
} satisfies LoginPathsProps['paths'][number]

const short = {
  title: 'One way',
  legend: 'Choose',
  stations: ['First', 'Second', 'Third', 'Last'],
  paths: [path],
  note: 'An example.',
} satisfies LoginPathsProps

const long = {
  ...short,
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong.',
  paths: [
    path,
    {
      ...path,
      address: 'a.long.address.of.somebody@a-subdomain.of-a-long-domain.example',
      way: 'by a provider of their own',
    },
    {...path, address: 'bob@example.com'},
  ],
} satisfies LoginPathsProps

export function LoginPathsDemo(): ReactNode {
  return <SectionDemo name="LoginPaths" short={() => <LoginPaths {...short} />} long={() => <LoginPaths {...long} />} />
}
