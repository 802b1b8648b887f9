import {isObject} from '../../lib/isObject'
import {FRAMED} from '../../reference/apiPage'

/** What the island of a procedure is given. */
export type ProcedureTask = {[FRAMED]: 'procedure'; name: string}

/** The task of a procedure, by its name. */
export const procedureTask = (name: string): ProcedureTask => ({[FRAMED]: 'procedure', name})

/** Whether an island was given a procedure. */
export const isProcedureTask = (props: unknown): props is ProcedureTask =>
  isObject(props) && props[FRAMED] === 'procedure' && typeof props.name === 'string'
