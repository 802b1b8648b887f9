import type {ReactNode} from 'react'
import {StoredData} from '../../../consent/StoredData'
import {LegalText} from '../../../kit/layout/LegalText'
import {InBothModes} from '../_parts/InBothModes'

export function LegalTextDemo(): ReactNode {
  return (
    <InBothModes name="LegalText, StoredData" layout="below">
      {(mode) => {
        const scope = {id: `legal-scope-${mode}`, value: '1. What this covers', level: 2}
        const stored = {
          id: `legal-stored-${mode}`,
          value: '2. What this site keeps in your browser, and what it reports if you allow it',
          level: 2,
        }
        return (
          <LegalText toc={[scope, stored]} label={`Sections, ${mode}`}>
            <h2 id={scope.id}>{scope.value}</h2>
            <p>Every section has a number, and the list beside the text leads to it.</p>
            <h2 id={stored.id}>{stored.value}</h2>
            <StoredData />
          </LegalText>
        )
      }}
    </InBothModes>
  )
}
