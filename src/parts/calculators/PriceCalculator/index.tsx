import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {offered} from '../../../data/offer/offered'
import {billing, hostingPlans, supportPlans} from '../../../data/offer/pricing'
import {secondRegion} from '../../../data/offer/regions'
import {coverage} from '../../../data/offer/support'
import {cheapest, type Need} from '../estimate'
import {formatAmount, formatCount} from '../../../lib/formatPrice'
import {priceTexts} from '../priceAnswer'
import {Calculator, ChoiceField, NumberField} from '../Calculator'
import {Bill} from './Bill'
import {Chart} from './Chart'

/** What stands in the form at first. */
const example: Need = {users: 20_000, organizations: 40, connections: 12, regions: 1, support: 'on-call'}

const {monthly} = supportPlans.engineering.besideHosting

const fields = (
  <>
    <NumberField
      name="users"
      label={translate({id: 'site.calculator.price.users', message: 'Monthly active users'})}
      hint={translate({
        id: 'site.calculator.price.users.hint',
        message: 'Users who log in at least once in a calendar month. Accounts that don’t are free.',
      })}
      min={1}
      max={hostingPlans.dedicated.limits.users}
      value={example.users}
    />
    <NumberField
      name="organizations"
      label={translate({id: 'site.calculator.price.organizations', message: 'Organizations'})}
      hint={translate(
        {
          id: 'site.calculator.price.organizations.hint',
          message: 'Your customers. No plan charges for them, but the plan “{plan}” limits them.',
        },
        {plan: hostingPlans.shared.name},
      )}
      max={1_000_000}
      value={example.organizations}
    />
    <NumberField
      name="connections"
      label={translate({id: 'site.calculator.price.connections', message: 'SSO connections'})}
      hint={translate({
        id: 'site.calculator.price.connections.hint',
        message: 'Organizations whose members log in with their own identity provider.',
      })}
      max={1_000_000}
      value={example.connections}
    />
    {secondRegion.most > 1 && (
      <ChoiceField
        name="regions"
        legend={translate({id: 'site.calculator.price.regions', message: 'Regions (the second is a standby)'})}
        value={String(example.regions)}
        options={Array.from({length: secondRegion.most}, (_, index) => String(index + 1)).map((value) => ({
          value,
          label: value,
        }))}
      />
    )}
    <ChoiceField
      name="support"
      legend={translate({id: 'site.calculator.price.support', message: 'Support'})}
      value={example.support}
      options={[
        {
          value: 'on-call',
          label: translate(
            {id: 'site.calculator.price.onCall', message: 'On call {coverage}, included'},
            {coverage: coverage.short},
          ),
        },
        ...(offered.support
          ? [
              {
                value: 'engineering',
                label: translate(
                  {id: 'site.calculator.price.engineering', message: 'With engineering, {amount}'},
                  {amount: formatAmount(monthly, billing.currency)},
                ),
              },
            ]
          : []),
      ]}
    />
  </>
)

/** Estimates plan and price. Computed by `src/parts/calculators/forms.client.ts` with the functions that make the example. */
export function PriceCalculator(): ReactNode {
  const found = cheapest(example)
  if (found === undefined)
    throw new Error(
      'The example of the price calculator exceeds every plan in src/data/offer/pricing.ts. Use smaller numbers.',
    )
  return (
    <Calculator
      name="price"
      label={translate({id: 'site.calculator.price.label', message: 'Plan and price estimate'})}
      fields={fields}
      example={translate(
        {
          id: 'site.calculator.price.example',
          message:
            'Example: {users} users, {organizations} organizations, {connections} SSO connections, and one region. To use your own numbers, turn on JavaScript, or use the formula below.',
        },
        {users: formatCount(example.users), organizations: example.organizations, connections: example.connections},
      )}
    >
      <Bill texts={priceTexts(found, example)} />
      <Chart best={found.plan} need={example} />
    </Calculator>
  )
}
