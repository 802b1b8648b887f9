import {useEffect, type RefObject} from 'react'
import type {Problems} from './call'

/** Moves the focus to the first field with a problem. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problems: Problems): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, problems])
}
