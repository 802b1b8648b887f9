import {translate} from '@docusaurus/Translate'
import type {ReactNode} from 'react'
import {dashboardSettings, type DashboardSetting} from '../../../data/offer/dashboard'
import {OfferTable} from './OfferTable'

/** The fields of one form in the dashboard, with the values of the empty form. */
export function SettingTable({page}: {page: DashboardSetting['page']}): ReactNode {
  return (
    <OfferTable
      columns={[
        translate({id: 'site.offer.column.field', message: 'Field'}),
        translate({id: 'site.offer.column.values', message: 'Values'}),
        translate({id: 'site.offer.column.default', message: 'Default'}),
        translate({id: 'site.offer.column.effect', message: 'Effect'}),
      ]}
      rows={dashboardSettings
        .filter((setting) => setting.page === page)
        .map((setting) => [
          setting.canChange
            ? setting.label
            : translate({id: 'site.offer.fixed', message: '{label} (fixed once created)'}, {label: setting.label}),
          setting.values,
          setting.default,
          setting.effect,
        ])}
    />
  )
}
