import type {ReactNode} from 'react'
import {NarrowProse} from '../../../kit/sections/NarrowProse'
import {SectionDemo} from '../_parts/SectionDemo'
import Markdown from './_prose.mdx'

export function NarrowProseDemo(): ReactNode {
  return (
    <SectionDemo
      name="NarrowProse"
      short={() => (
        <NarrowProse title="In short">
          <p>It takes a minute.</p>
        </NarrowProse>
      )}
      long={() => (
        <NarrowProse
          title="What administrators ask before they let their users log in somewhere else"
          lead="Text of any length, with headings, lists, tables and code."
          tone="sunken"
        >
          <Markdown />
        </NarrowProse>
      )}
    />
  )
}
