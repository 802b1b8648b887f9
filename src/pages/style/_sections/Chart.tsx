import type {ReactNode} from 'react'
import type {Measurement} from '../../../data/measurements'
import {Chart} from '../../../kit/figures'
import {InBothModes} from '../_parts/InBothModes'

const text = {
  title: 'A login by the hash of the password',
  description: 'The default takes 86 ms of CPU time, the default of Keycloak 24 takes 262 ms, and a refresh 13 ms.',
}

const bars: Measurement = {
  quantity: 'CPU time',
  unit: 'ms',
  parameter: 'Request',
  method: 'An example for this page.',
  versions: ['Keycloak 26.7.3'],
  machine: 'any',
  date: '2026-11-27',
  command: 'npm run lab:measure -- password-hash-cost',
  series: [
    {
      points: [
        {at: 'Login with the default hash', value: 86, low: 78, high: 94},
        {at: 'Login with the default hash of Keycloak 24', value: 262, low: 247, high: 303},
        {at: 'Refresh', value: 13},
      ],
    },
  ],
}

const lines: Measurement = {
  ...bars,
  quantity: 'Access token',
  unit: 'bytes',
  parameter: 'Roles or groups',
  series: [
    {label: 'Groups', growth: 25},
    {label: 'Roles', growth: 24},
    {label: 'Neither', growth: 0},
  ].map(({label, growth}) => ({label, points: [0, 50, 100, 200].map((at) => ({at, value: 1300 + growth * at}))})),
}

export function ChartDemo(): ReactNode {
  return (
    <InBothModes name="Chart">
      {(mode) => (
        <>
          <Chart {...text} measurement={bars} id={`chart-${mode}-bars`} />
          <Chart {...text} title="An access token by roles" measurement={lines} id={`chart-${mode}-lines`} />
        </>
      )}
    </InBothModes>
  )
}
