import type {ReactNode} from 'react'
import {CodeShowcase, type CodeShowcaseProps} from '../../../components/sections/CodeShowcase'
import {SectionDemo} from '../_parts/SectionDemo'

const short = {
  title: 'One call',
  samples: [{title: 'Request', language: 'bash', code: 'curl https://auth.example.com/'}],
} satisfies CodeShowcaseProps

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  samples: [
    {
      title: 'Request',
      language: 'bash',
      code: 'curl -sSf https://auth.example.com/realms/acme/orgs -H "Authorization: Bearer $TOKEN"',
    },
    {title: 'Response', language: 'json', code: '[{"name": "globex", "domains": ["globex.example"]}]'},
  ],
} satisfies CodeShowcaseProps

export function CodeShowcaseDemo(): ReactNode {
  return (
    <SectionDemo
      name="CodeShowcase"
      short={() => <CodeShowcase {...short} />}
      long={() => <CodeShowcase {...long} />}
    />
  )
}
