import type {ReactNode} from 'react'
import {CodeShowcase, type CodeShowcaseProps} from '../../../kit/sections/CodeShowcase'
import {SectionDemo} from '../_parts/SectionDemo'
import LongSamples from './_longSamples.mdx'
import ShortSample from './_shortSample.mdx'

const short = {
  title: 'One call',
  samples: ShortSample,
} satisfies CodeShowcaseProps

const long = {
  title: 'Single sign-on for every customer, configured by their own administrators',
  lead: 'Your customers bring their identity providers. A wizard asks their administrators for what it needs, checks each value as it is entered, and says in plain words what is wrong. You see every connection, every certificate that is about to expire, and every login that failed, with its cause.',
  samples: LongSamples,
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
