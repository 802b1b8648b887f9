import type {ReactNode} from 'react'
import {dashboardSettings, type DashboardSetting} from '../../../data/offer/dashboard'
import {OfferTable} from './OfferTable'

/** The fields of one form in the dashboard, with the values of the empty form. */
export function SettingTable({page}: {page: DashboardSetting['page']}): ReactNode {
  return (
    <OfferTable
      columns={['Field', 'Values', 'Default', 'Effect']}
      rows={dashboardSettings
        .filter((setting) => setting.page === page)
        .map((setting) => [
          setting.canChange ? setting.label : `${setting.label} (fixed once created)`,
          setting.values,
          setting.default,
          setting.effect,
        ])}
    />
  )
}
