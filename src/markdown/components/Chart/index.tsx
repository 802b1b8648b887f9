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
        caption={`${quantity}${unit && `, in ${unit}`}. Measured on ${versions.join(', ')}, on ${longDate(date)}.`}
      />
      <Details>
        <summary>The values, and how we measured them</summary>
        <Values {...measurement} />
        <p>
          {measurement.method} The machine: {measurement.machine}. To repeat it, run <code>{measurement.command}</code>{' '}
          in the repository of this site.
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
          {series.length > 1 && <TableHeading>Series</TableHeading>}
          <TableHeading>{[quantity, unit].filter(Boolean).join(', ')}</TableHeading>
          {hasRange && <TableHeading>Lowest to highest</TableHeading>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({label, at, value, low, high}) => (
          <tr key={`${at} ${label}`}>
            <td>{typeof at === 'number' ? formatNumber(at) : at}</td>
            {series.length > 1 && <td>{label}</td>}
            <td>{formatNumber(value)}</td>
            {hasRange && (
              <td>{low === undefined || high === undefined ? '' : `${formatNumber(low)} to ${formatNumber(high)}`}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
