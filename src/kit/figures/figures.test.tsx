import {readFileSync} from 'node:fs'
import type {ReactElement} from 'react'
import {load} from 'cheerio'
import {renderToStaticMarkup} from 'react-dom/server'
import {describe, expect, it} from 'vitest'
import {SWITCH_WIDTHS, switchAt} from './Figure/switchAt'
import {Chart, FlowGraph, RecoveryLine, RegionMap, ReleaseYear, Sequence, Timeline, TokenClaims, Tree} from './index'

const text = {title: 'How a member logs in', description: 'The browser asks; the server answers.'}

const measured = {
  quantity: 'CPU time of a login',
  unit: 'ms',
  parameter: 'Passes',
  method: 'The median of five rounds.',
  versions: ['Keycloak 26.7.3'],
  machine: '2 cores',
  date: '2026-11-27',
  command: 'npm run lab:measure -- argon2-passes',
}

const figures: [string, ReactElement][] = [
  [
    'Chart',
    <Chart
      {...text}
      measurement={{...measured, series: [{points: [{at: 'Argon2 & more', value: 78.25, low: 60, high: 90}]}]}}
    />,
  ],
  [
    'Chart of numbers',
    <Chart {...text} measurement={{...measured, series: [{points: [1, 2, 3].map((at) => ({at, value: at / 3}))}]}} />,
  ],
  [
    'Sequence',
    <Sequence
      {...text}
      actors={[
        {id: 'a', label: 'Browser'},
        {id: 'b', label: 'Keycloak'},
      ]}
      steps={[
        {from: 'a', to: 'b', label: 'GET <auth> & more'},
        {from: 'b', to: 'a', label: 'Login page', dashed: true},
      ]}
    />,
  ],
  [
    'FlowGraph',
    <FlowGraph
      {...text}
      nodes={[
        {id: 'start', label: 'Login requested', kind: 'start'},
        {id: 'ask', label: 'Organization known?', kind: 'decision'},
        {id: 'idp', label: 'Redirect to its identity provider'},
        {id: 'form', label: 'Username and password form'},
      ]}
      edges={[
        {from: 'start', to: 'ask'},
        {from: 'ask', to: 'idp', label: 'yes'},
        {from: 'ask', to: 'form', label: 'no'},
      ]}
      highlight={['ask']}
    />,
  ],
  ['TokenClaims', <TokenClaims {...text} claims={[{name: 'sub', value: '"6b1f…"', source: 'User id'}]} />],
  [
    'Tree',
    <Tree
      {...text}
      root={{label: 'A realm', children: [{label: 'An organization', children: [{label: 'A member'}]}]}}
    />,
  ],
  ['Timeline', <Timeline {...text} events={[{date: '2022-02-11', label: 'Keycloak 17'}]} />],
  ['RegionMap', <RegionMap {...text} regions={[{id: 'eu', label: 'Frankfurt', lon: 8.7, lat: 50.1}]} />],
  ['RecoveryLine', <RecoveryLine {...text} recoveryPoint={15} recoveryTime={240} />],
  [
    'ReleaseYear',
    <ReleaseYear
      {...text}
      rows={[{label: '26.7', releases: [{date: '2026-07-09', isFirst: true}]}]}
      until="2026-10-01"
    />,
  ],
]

describe.each(figures)('%s', (_, figure) => {
  const html = renderToStaticMarkup(figure)
  const $ = load(html)

  it('is a figure whose drawings are named by their title and description', () => {
    expect($('figure > div > svg[role="img"]').length).toBeGreaterThan(0)
    $('svg').each((_index, svg) => {
      const ids = ($(svg).attr('aria-labelledby') ?? '').split(' ')
      expect(ids.map((id) => $(`[id="${id}"]`).text())).toEqual([text.title, text.description])
    })
  })

  it('states its size, so that nothing moves', () => {
    $('svg').each((_index, svg) => {
      const {width, height, viewBox} = svg.attribs
      expect(viewBox ?? $(svg).attr('viewbox')).toBe(`0 0 ${width} ${height}`)
    })
  })

  it('carries no style attribute, which the content security policy forbids', () => {
    expect($('[style]')).toHaveLength(0)
  })

  it('names no colour', () => {
    expect(html).not.toMatch(/(fill|stroke)="(?!none)/)
  })

  it('gives no id twice', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => element.attribs.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('renders the same every time', () => {
    expect(renderToStaticMarkup(figure)).toBe(html)
  })

  it('has whole and finite numbers in its geometry', () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined|\d\.\d{3,}/)
  })
})

describe('a figure with a mistake in its data', () => {
  it.each([
    [
      'no description',
      <Tree key="a" title="Realm" description=" " root={{label: 'Realm'}} />,
      /<Tree title="Realm">: `description` is missing/,
    ],
    [
      'no steps',
      <Sequence key="b" {...text} actors={[{id: 'a', label: 'A'}]} steps={[]} />,
      /`steps` is missing or empty/,
    ],
    [
      'no values',
      <Chart key="e" {...text} measurement={{...measured, series: [{points: []}]}} />,
      /<Chart title=".*">: the measurement has no values/,
    ],
    [
      'more series than styles',
      <Chart key="f" {...text} measurement={{...measured, series: Array(4).fill({points: [{at: 1, value: 1}]})}} />,
      /the measurement has 4 series/,
    ],
    ['no events', <Timeline key="c" {...text} events={[]} />, /`events` is missing or empty/],
    ['no claims', <TokenClaims key="d" {...text} claims={[]} />, /`claims` is missing or empty/],
  ])('says so: %s', (_, figure, message) => {
    expect(() => renderToStaticMarkup(figure)).toThrow(message)
  })
})

describe('two figures on a page', () => {
  it('have different ids even if they are of one kind', () => {
    const $ = load(
      renderToStaticMarkup(
        <>
          <Tree {...text} title="One" root={{label: 'Realm'}} />
          <Tree {...text} title="Two" root={{label: 'Realm'}} />
        </>,
      ),
    )
    const ids = $('[id]')
      .toArray()
      .map((element) => element.attribs.id)
    expect(new Set(ids).size).toBe(4)
  })
})

describe('FlowGraph', () => {
  it('carries the ids of nodes and edges for a stepper, in both drawings', () => {
    const $ = load(renderToStaticMarkup(figures.find(([kind]) => kind === 'FlowGraph')?.[1]))
    expect($('[data-node="ask"][data-active]')).toHaveLength(2)
    expect($('[data-edge="ask-idp"]:not([data-active])')).toHaveLength(2)
  })
})

describe('switchAt', () => {
  it('changes to the narrow drawing before 13 px text falls below 11 px', () => {
    for (const natural of [330, 500, 690, 760, 1000]) {
      const width = Number(switchAt(natural).replace('from', ''))
      expect((width / natural) * 13).toBeGreaterThanOrEqual(11)
    }
  })

  it('shows only the narrow drawing where no place is wide enough', () => {
    expect(switchAt(2000)).toBe('never')
  })

  it('has a rule in the style sheet for every width', () => {
    const css = readFileSync(new URL('Figure/styles.module.css', import.meta.url), 'utf8')
    for (const width of SWITCH_WIDTHS) {
      expect(css).toMatch(new RegExp(`@container \\(width < ${width}px\\) \\{\\s+\\.from${width} > \\.wide`))
    }
  })
})
