import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {measurements, type Measurement} from '../../../data/measurements'
import {Chart as Drawn} from '../../../kit/figures/Chart'
import {Table, TableHeading} from '../../../kit/ui/Table'
import {formatNumber} from '../../../lib/formats'
import {longDate} from '../../../lib/longDate'
import {SiteError} from '../../../lib/problem'
import {Details} from '../../../parts/details'

export type ChartProps = {
  /** A name of `src/data/takenMeasurements.json`. */
  data: string
  /** What the chart shows, in a few words. */
  title: string
  /** The chart in prose, complete enough to replace it. */
  description: string
}

/** A chart of values that `npm run lab:measure` has recorded, with the same values as a table. */
export function Chart({data, title, description}: ChartProps): ReactNode {
  const measurement = measurementOf(data)
  const {quantity, unit, date, versions} = measurement
  return (
    <>
      <Drawn
        {...{title, description, measurement}}
        id={`chart-${data}`}
        caption={translate(
          {id: 'site.chart.caption', message: '{quantity}. Measured on {versions}, on {date}.'},
          {
            quantity: unit
              ? translate({id: 'site.chart.quantity', message: '{quantity}, in {unit}'}, {quantity, unit})
              : quantity,
            versions: versions.join(', '),
            date: longDate(date),
          },
        )}
      />
      <Details>
        <summary>{translate({id: 'site.chart.summary', message: 'The values, and how we measured them'})}</summary>
        <Values {...measurement} />
        <p>
          {measurement.method}{' '}
          {translate(
            {id: 'site.chart.repeat', message: 'The machine: {machine}. To repeat it, run'},
            {machine: measurement.machine},
          )}{' '}
          <code>{measurement.command}</code>{' '}
          {translate({id: 'site.chart.repository', message: 'in the repository of this site.'})}
        </p>
      </Details>
    </>
  )
}

function measurementOf(name: string): Measurement {
  const measurement = measurements[name]
  if (measurement) return measurement
  throw new SiteError({
    what: `<Chart data="${name}"> names no measurement.`,
    allowed: Object.keys(measurements).join(', '),
    fix: 'Correct the name, or record the measurement with "npm run lab:measure".',
  })
}

/** A row for each setting and series, with the lowest and the highest value where there are several. */
function Values({parameter, quantity, unit, series}: Measurement): ReactNode {
  const hasRange = series.some(({points}) => points.some(({low}) => low !== undefined))
  const rows = series.flatMap(({label, points}) => points.map((point) => ({label, ...point})))
  return (
    <Table isCompact>
      <thead>
        <tr>
          <TableHeading>{parameter}</TableHeading>
          {series.length > 1 && <TableHeading>{translate({id: 'site.chart.series', message: 'Series'})}</TableHeading>}
          <TableHeading>{[quantity, unit].filter(Boolean).join(', ')}</TableHeading>
          {hasRange && <TableHeading>{translate({id: 'site.chart.range', message: 'Lowest to highest'})}</TableHeading>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({label, at, value, low, high}) => (
          <tr key={`${at} ${label}`}>
            <td>{typeof at === 'number' ? formatNumber(at) : at}</td>
            {series.length > 1 && <td>{label}</td>}
            <td>{formatNumber(value)}</td>
            {hasRange && (
              <td>
                {low === undefined || high === undefined
                  ? ''
                  : translate(
                      {id: 'site.chart.fromTo', message: '{low} to {high}'},
                      {low: formatNumber(low), high: formatNumber(high)},
                    )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
