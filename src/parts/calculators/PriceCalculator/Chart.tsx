import {translate} from '@docusaurus/Translate'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {billing, hostingPlans, type HostingPlan} from '../../../data/offer/pricing'
import {CalculatorAttribute} from '../attributes'
import type {Need} from '../estimate'
import {formatAmount, formatCount} from '../../../lib/formatPrice'
import {chartOf, plot, positionOf, priceCharts, ticks, xOf, yOf} from '../priceChart'
import styles from './chart.module.css'

type ChartProps = {best: HostingPlan; need: Need}

const plans = Object.values(hostingPlans)

const tickName = (count: number): string =>
  count < 1_000_000
    ? formatCount(count)
    : translate({id: 'site.calculator.chart.million', message: '{count} million'}, {count: count / 1_000_000})

/** Both axes, with the lines and the names of their ticks. */
function Axes({size}: {size: (typeof priceCharts)[keyof typeof priceCharts]}): ReactNode {
  const {width, height} = size
  const axis = height - plot.bottom
  return (
    <>
      {ticks.amounts.map((amount) => (
        <g key={amount} className={styles.tick}>
          <path d={`M0 ${yOf(amount, size)}H${width}`} />
          <text x={width} y={yOf(amount, size) - 6} textAnchor="end">
            {formatAmount(amount, billing.currency)}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M0 ${axis}H${width}`} />
      {ticks.users.map((count, index) => (
        <g key={count} className={styles.tick}>
          <path d={`M${xOf(count, size)} ${axis}v6`} />
          <text
            x={index === 0 ? 0 : index === ticks.users.length - 1 ? width : xOf(count, size)}
            y={height - 4}
            textAnchor={index === 0 ? 'start' : index === ticks.users.length - 1 ? 'end' : 'middle'}
          >
            {tickName(count)}
          </text>
        </g>
      ))}
    </>
  )
}

function Drawing({kind, best, need}: ChartProps & {kind: keyof typeof priceCharts}): ReactNode {
  const size = priceCharts[kind]
  const {width, height} = size
  const {lines, names, marker, guide} = chartOf(best, need, size)
  return (
    <svg
      className={clsx(styles.drawing, styles[kind])}
      role="img"
      aria-label={translate({
        id: 'site.calculator.chart.label',
        message: 'Monthly price by monthly active users, with one line for each plan. Both axes are logarithmic.',
      })}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...{[CalculatorAttribute.chart]: kind}}
    >
      <Axes size={size} />
      <path className={styles.guide} d={guide} {...{[CalculatorAttribute.guide]: ''}} />
      {plans.map(({id, name}) => (
        <g
          key={id}
          className={styles.plan}
          {...{[CalculatorAttribute.plan]: id, [CalculatorAttribute.best]: id === best.id ? '' : undefined}}
        >
          <path d={lines[id]} />
          <text x={plot.side} y={names[id]}>
            {name}
          </text>
        </g>
      ))}
      <circle className={styles.marker} r={6} transform={marker} {...{[CalculatorAttribute.marker]: ''}} />
    </svg>
  )
}

/** Price by users. The slider below has the places of its axis, and follows the field of the same name. */
export function Chart(props: ChartProps): ReactNode {
  return (
    <div className={styles.chart}>
      <Drawing kind="wide" {...props} />
      <Drawing kind="narrow" {...props} />
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={1}
        step={0.0125}
        defaultValue={positionOf(props.need.users)}
        aria-label={translate({id: 'site.calculator.price.users', message: 'Monthly active users'})}
        aria-valuetext={formatCount(props.need.users)}
        {...{[CalculatorAttribute.slider]: 'users'}}
      />
      <p className={styles.caption}>
        {translate({
          id: 'site.calculator.chart.caption',
          message: 'Monthly price by monthly active users, with your other values',
        })}
      </p>
    </div>
  )
}
