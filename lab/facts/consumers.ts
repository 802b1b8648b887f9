import {expect} from 'vitest'
import type {FactGroup} from '../record/group'

/** The lab's own promises: who is signed in where. */
export const consumers: FactGroup = {
  subject: 'What the lab itself offers',
  bundle: 'registry',
  facts: [
    {
      says: 'the browser signs in an administrator to the admin console',
      check: async ({browser}) => {
        const page = await browser.signedIn('admin')
        expect(page.url()).toContain('/admin/master/console/')
        await page.context().close()
      },
    },
    {
      says: 'the browser signs in an organization administrator and a member to the account console',
      check: async ({browser}) => {
        for (const role of ['organizationAdmin', 'member'] as const) {
          const page = await browser.signedIn(role)
          expect(page.url()).toContain('/account/')
          await page.context().close()
        }
      },
    },
  ],
}
