import Head from '@docusaurus/Head'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {content} from './_content'
import {Group} from './_parts/Group'
import {BrandDemo} from './_sections/Brand'
import {ButtonDemo} from './_sections/Button'
import {Colors} from './_sections/Colors'
import {Figures} from './_sections/figures'
import {Intro} from './_sections/Intro'
import {LegalTextDemo} from './_sections/LegalText'
import {Prose} from './_sections/Prose'
import {Sections} from './_sections/sections'
import {Space} from './_sections/Space'
import {TooltipDemo} from './_sections/Tooltip'
import {Type} from './_sections/Type'

const {meta, groups} = content

/** Everything the site is made of. For those who build it: search engines are told to pass by, and nothing links here. */
export default function Style(): ReactNode {
  return (
    <Layout {...meta}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <Intro />
        <Group {...groups.colors}>
          <Colors />
        </Group>
        <Group {...groups.type}>
          <Type />
        </Group>
        <Group {...groups.space}>
          <Space />
        </Group>
        <Group {...groups.brand}>
          <BrandDemo />
        </Group>
        <Group {...groups.buttons}>
          <ButtonDemo />
          <TooltipDemo />
        </Group>
        <Group {...groups.prose}>
          <Prose />
          <LegalTextDemo />
        </Group>
        <Group {...groups.figures}>
          <Figures />
        </Group>
        <Group {...groups.sections}>
          <Sections />
        </Group>
      </main>
    </Layout>
  )
}
