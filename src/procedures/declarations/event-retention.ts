import {admin, defineProcedure, type Step} from '../procedure'
import {numberField} from './fields'
import {realmSettings} from './terraform'

const DAY = 86_400

/** Stores events, and deletes them after a time. */
export default defineProcedure({
  name: 'event-retention',
  title: 'Store events for a limited time',
  page: 'docs/operations/event-table.mdx',
  roles: {read: ['view-realm'], write: ['manage-realm']},
  values: [
    numberField('userDays', 'Days to keep user events', 90, 'Events of logins and accounts'),
    numberField('adminDays', 'Days to keep admin events', 365, 'Changes by administrators'),
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Store user events',
      console: [
        'Open **Realm settings** > **Events** > **User events settings**.',
        `Turn **Save events** on, enter **${value('userDays')}** days as **Expiration**, and select **Save**.`,
      ],
      what: 'the settings of user events',
      name: 'user events',
      caution:
        'The expiration applies to events that are stored already. Keycloak deletes older ones soon after you set it.',
      find: {path: admin()},
      want: userEvents(value('userDays')),
      update: {method: 'PUT', path: admin()},
      none: {eventsExpiration: 0},
    },
    {
      title: 'Store admin events',
      console: [
        'Open **Realm settings** > **Events** > **Admin events settings**.',
        `Turn **Save events** on, enter **${value('adminDays')}** days as **Expiration**, and select **Save**.`,
      ],
      what: 'the settings of admin events',
      name: 'admin events',
      find: {path: admin()},
      want: adminEvents(value('adminDays')),
      update: {method: 'PUT', path: admin()},
    },
  ],
  terraform: (value) => {
    const {blocks, note} = realmSettings({
      arguments: {attributes: {adminEventsExpiration: String(Number(value('adminDays')) * DAY)}},
    })
    return {
      blocks: [
        ...blocks,
        {
          kind: 'resource',
          type: 'keycloak_realm_events',
          label: 'events',
          arguments: {
            realm_id: {hcl: 'keycloak_realm.realm.id'},
            events_enabled: true,
            events_expiration: Number(value('userDays')) * DAY,
            admin_events_enabled: true,
            events_listeners: ['jboss-logging'],
          },
        },
      ],
      note: `${note} The resource keycloak_realm_events replaces the list of listeners, so add those that your realm uses.`,
    }
  },
  realmImport: (value) => {
    const admin = adminEvents(value('adminDays'))
    return {as: 'realm', realm: {...userEvents(value('userDays')), ...admin}}
  },
})

const userEvents = (days: string) => ({eventsEnabled: true, eventsExpiration: Number(days) * DAY})

const adminEvents = (days: string) => ({
  adminEventsEnabled: true,
  attributes: {adminEventsExpiration: String(Number(days) * DAY)},
})
