import {useState, type RefObject} from 'react'
import {useConnection, type Connection} from '../../reference/console/useConnection'
import type {Procedure} from '../procedure'
import type {Values} from '../runTypes'
import {checkValues} from '../values'
import {useProcedure, type ProcedureState} from './useProcedure'

/** What the reader enters before a run. */
export type ProcedureFormState = {
  run: ProcedureState
  connection: Connection
  given: Values
  /** What is wrong with a value, by its name. */
  problems: Values
  /** The reader entered another realm than the one of the run that is left, which is filled in now. */
  isMoved: boolean
  setValue: (name: string, value: string) => void
  /** Starts the run, or goes on with it. Otherwise, the fields say what's wrong. */
  start: () => void
  /** Forgets the run, the realm, and what is entered. */
  forget: () => void
}

/** The form of a procedure. */
export function useProcedureForm(procedure: Procedure, form: RefObject<HTMLFormElement | null>): ProcedureFormState {
  const run = useProcedure(procedure)
  const {left} = run
  const connection = useConnection({form, onMove: run.pause})
  const [given, setGiven] = useState<Values>(left?.values ?? {})
  const [problems, setProblems] = useState<Values>({})
  const [isMoved, setMoved] = useState(false)

  return {
    ...{run, connection, given, problems, isMoved},
    setValue: (name, value) => setGiven({...given, [name]: value}),
    start() {
      const place = connection.checkedPlace()
      const checked = checkValues(procedure, left ? {...given, ...left.values} : given)
      setProblems('problems' in checked ? checked.problems : {})
      setMoved(false)
      if (place === undefined || 'problems' in checked) return
      if (left && (left.server !== place.baseUrl || left.realm !== place.realm)) {
        connection.setPlace({baseUrl: left.server, realm: left.realm})
        setMoved(true)
        return
      }
      run.start({place, ...checked})
    },
    forget() {
      run.dismiss()
      connection.forget()
      setGiven({})
      setProblems({})
    },
  }
}
