import {admin, defineProcedure, type Step} from '../procedure'
import {numberField} from './fields'
import {realmSettings} from './terraform'

/** Locks an account for a time after a number of failed logins. */
export default defineProcedure({
  name: 'brute-force-protection',
  title: 'Turn on brute force detection',
  page: 'docs/security/brute-force-detection.mdx',
  roles: {read: ['view-realm'], write: ['manage-realm']},
  values: [
    numberField('failures', 'Max login failures', 10, 'Failed logins in a row that lock the account'),
    numberField('wait', 'Wait increment in seconds', 60, 'Length of the first lock'),
    numberField('maxWait', 'Max wait in seconds', 900, 'Length of the longest lock'),
  ],
  steps: (value): readonly Step[] => [
    {
      title: 'Turn on temporary locks',
      console: [
        'Open **Realm settings** > **Security defenses** > **Brute force detection**.',
        'Choose **Lockout temporarily** as **Brute Force Mode**.',
        `Enter **${value('failures')}** as **Max login failures**, **${value('wait')}** seconds as **Wait increment**, and **${value('maxWait')}** seconds as **Max wait**.`,
        'Select **Save**.',
      ],
      what: 'the realm',
      name: 'brute force detection',
      find: {path: admin()},
      want: settings(value),
      update: {method: 'PUT', path: admin()},
    },
  ],
  terraform: (value) =>
    realmSettings({
      blocks: {
        security_defenses: {
          blocks: {
            headers: {},
            brute_force_detection: {
              arguments: {
                permanent_lockout: false,
                max_login_failures: Number(value('failures')),
                wait_increment_seconds: Number(value('wait')),
                max_failure_wait_seconds: Number(value('maxWait')),
              },
            },
          },
        },
      },
    }),
  realmImport: (value) => ({as: 'realm', realm: settings(value)}),
})

const settings = (value: (name: 'failures' | 'wait' | 'maxWait') => string) => ({
  bruteForceProtected: true,
  permanentLockout: false,
  failureFactor: Number(value('failures')),
  waitIncrementSeconds: Number(value('wait')),
  maxFailureWaitSeconds: Number(value('maxWait')),
})
