import type {ReactNode} from 'react'
import {FlowGraph, type FlowGraphProps} from '../FlowGraph'
import styles from './styles.module.css'

export type SteppedFlowProps = Omit<FlowGraphProps, 'highlight'> & {
  /** Names the choice of a step. */
  legend: string
  /** What to read at each step. Step n shows the node with the id `n`, from 1 to 8 at most. */
  steps: readonly {
    label: string
    text: string
    /** What goes over the wire there, in a line or two. Default: none. */
    wire?: string
  }[]
}

/**
 * A flow that the reader steps through. The steps are radio buttons and the current one is shown by CSS alone,
 * so it works by keyboard and before any script has come.
 */
export function SteppedFlow({legend, steps, ...flow}: SteppedFlowProps): ReactNode {
  return (
    <div className={styles.stepper}>
      <fieldset className={styles.steps}>
        <legend>{legend}</legend>
        {steps.map(({label, text, wire}, index) => (
          <div key={label} className={styles.step}>
            <label>
              <input
                type="radio"
                name={`${flow.id ?? flow.title} step`}
                value={index + 1}
                defaultChecked={index === 0}
              />
              <span className={styles.number}>{index + 1}</span>
              <span>{label}</span>
            </label>
            <div className={styles.text}>
              <p>{text}</p>
              {wire !== undefined && <code className={styles.wire}>{wire}</code>}
            </div>
          </div>
        ))}
      </fieldset>
      <FlowGraph {...flow} frame="bare" />
    </div>
  )
}
