import type {ReactNode} from 'react'
import type {AdvisoryState} from '../../../data/offer/advisories'
import {scopes, type ByScope} from '../../../data/offer/plan'
import {statusText} from '../../../lib/advisoryTexts'
import {InlineText} from '../../../kit/ui/InlineText'
import {scopeLabels} from '../Offer/scopeText'

function OneState({state, label}: {state: AdvisoryState; label?: string}): ReactNode {
  return (
    <div>
      {label !== undefined && `${label}: `}
      <strong>{statusText(state)}</strong> <InlineText text={state.note} />
    </div>
  )
}

/** The state on the service, once if it is the same for both kinds of hosting. */
export function StateText({state}: {state: ByScope<AdvisoryState>}): ReactNode {
  if (state.shared === state.dedicated) return <OneState state={state.shared} />
  return scopes.map((scope) => <OneState key={scope} state={state[scope]} label={scopeLabels[scope]} />)
}
