import type {PageProps} from '../../../kit/layout/Page'
import type {CallToActionProps} from '../../../kit/sections/CallToAction'
import type {DataTableProps} from '../../../kit/sections/DataTable'
import type {FaqProps} from '../../../kit/sections/Faq'
import type {HeroProps} from '../../../kit/sections/Hero'
import type {SplitProps} from '../../../kit/sections/Split'
import type {StepsProps} from '../../../kit/sections/Steps'
import {brand} from '../../../data/brand'

export const page: Omit<PageProps, 'children'> = {
  meta: {
    title: 'Admin portal: customers manage their own users',
    description:
      'Give your customers a portal where their administrators invite members, assign roles, verify domains, and connect SSO. See what each role can do there.',
  },
  label: 'Admin portal',
}

export const hero: HeroProps = {
  title: 'Customers manage their own users',
  lead: 'When Carol becomes an auditor at Cedar Bank and Max leaves, the bank’s administrator makes both changes without opening a ticket. The portal comes with your realm, so you don’t build or host anything.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'Read the docs', to: '/docs/admin-portal/'},
  ],
}

export const tickets: DataTableProps = {
  id: 'tickets',
  title: 'Support tickets you no longer get',
  lead: 'The customer’s administrator can handle these requests without you. Your deployment stores an admin event for each of these changes, with who made it, when, and from which IP address.',
  columns: ['Request', 'In the portal', 'Admin event'],
  rows: [
    ['A contractor starts on Monday', 'Invite the contractor and choose the roles', '`INVITATION CREATE`'],
    ['Max has left the company', 'Remove him from the members', '`ORGANIZATION_MEMBERSHIP DELETE`'],
    ['Carol is our auditor from today', 'Assign her the role auditor', '`ORGANIZATION_ROLE_MAPPING CREATE`'],
    ['We bought a company', 'Add its domain and verify it', '`ORGANIZATION UPDATE, DOMAIN UPDATE`'],
    ['We’re moving to Entra ID', 'Open the wizard for single sign-on', '`IDENTITY_PROVIDER CREATE`'],
    [
      'Don’t let a colleague delete us by accident',
      'Remove the role delete-organization from colleagues',
      '`ORGANIZATION_ROLE_MAPPING DELETE`',
    ],
  ],
}

export const views: DataTableProps = {
  id: 'views',
  title: 'What members of Cedar Bank can do',
  lead: 'The portal shows a member only what their roles allow, and the server rejects everything else. To open an organization, a member needs the role view-organization.',
  columns: ['', 'All default roles', 'view-organization and view-members', 'No role'],
  rows: [
    ['Their profile, password, and devices', 'View and change', 'View and change', 'View and change'],
    ['The display name of the bank', 'View and change', 'View', 'View in the list'],
    ['The domains of the bank', 'View, add, and verify', 'View', 'No'],
    ['Members', 'View and remove', 'View', 'No'],
    ['Invitations and roles', 'View and change', 'No', 'No'],
    ['Single sign-on', 'Set up with the wizard', 'No', 'No'],
    [
      'Other customers',
      {label: 'Not in the portal, but see the limits', to: '/docs/organizations/#limits-of-tenant-isolation'},
      'No',
      'No',
    ],
  ],
  note: 'You assign roles per organization, so a user can have different roles at two customers. One role reaches further: a member with manage-identity-providers can get roles outside of the organization. Assign it only to users that you would also make realm administrators, or close the gap first.',
}

export const domain: Omit<SplitProps, 'children'> = {
  id: 'domains',
  title: 'Let customers verify their domains',
  text: [
    'The portal shows a TXT record, which the administrator adds at the company’s DNS provider. After they select Verify, the server looks it up.',
    'You can require verified domains with one setting. The login page then redirects users only for domains that a customer has verified, so a customer can’t claim the addresses of another one.',
  ],
  more: {label: 'Settings of the discovery step', to: '/docs/sso/email-domain/#settings-of-the-discovery-step'},
  side: 'left',
}

export const start: StepsProps = {
  id: 'start',
  title: 'Invite the first administrator',
  steps: [
    {
      label: 'Create the organization',
      text: 'Use one API request, for example when the customer signs the contract.',
    },
    {
      label: 'Invite one administrator',
      text: 'Choose the roles for this customer, and set the portal’s address as the link in the email.',
    },
    {
      label: 'The administrator logs in',
      text: 'Administrators accept the invitation during login, and create an account there if they don’t have one yet.',
    },
    {
      label: 'The customer takes over',
      text: 'From now on, the administrator invites colleagues. By default, each invitation includes ten of the eleven administrator roles, so the administrator should choose the roles each time.',
    },
  ],
}

export const look: Omit<SplitProps, 'children'> = {
  id: 'look',
  title: 'Use your logo, colors, and domain',
  text: [
    'The portal, the login page, and the wizard take their logo from one realm attribute and their colors from others. All three run under your custom domain.',
    'You can also hide the parts that you don’t offer, such as passwords, second factors, invitations, domains, or single sign-on.',
  ],
  more: {label: 'Set the logo, colors, and styles', to: '/docs/getting-started/customizing-ui/'},
  tone: 'sunken',
}

export const faq: FaqProps = {
  id: 'questions',
  title: 'Frequently asked questions',
  questions: [
    {
      question: 'Does the portal cost extra?',
      answer:
        'No, every plan includes the portal, and on a hosted deployment, we run it and upgrade it together with the server.',
      more: {label: 'Compare the plans', to: '/pricing/'},
    },
    {
      question: 'Which roles does an invitation from the portal include?',
      answer:
        'By default, it includes ten of the eleven administrator roles, and only delete-organization is off. To invite a member without administrative rights, the administrator selects “none” first. You can also send invitations from your back end with exactly the roles that you want.',
      more: {label: 'See the roles for each task', to: '/docs/admin-portal/#roles-for-each-task'},
    },
    {
      question: 'Can a customer’s administrator reach outside of the organization?',
      answer:
        'With the role manage-identity-providers, yes, because it controls which roles users get when they log in through the company’s provider, and the API doesn’t limit these roles to the organization. The docs show how to close this gap.',
      more: {label: 'Limits of tenant isolation', to: '/docs/organizations/#limits-of-tenant-isolation'},
    },
    {
      question: 'Can it count seats or ask for approval?',
      answer:
        'No, so if a change depends on more than Keycloak, such as a free seat or an order, build your own page for it. Your page calls the same API with the same user’s token, and you can use both together.',
      more: {
        label: 'Compare the portal with your own pages',
        to: '/docs/admin-portal/#the-portal-or-your-own-pages',
      },
    },
    {
      question: 'Does hiding a part forbid it?',
      answer:
        'No, hiding a part only changes what the portal shows. What a user can do depends on their roles, and the API checks those, so remove the role to prevent an action.',
    },
    {
      question: 'Does it replace the admin console?',
      answer:
        'For your customers, yes, because the console gives access to the whole realm. You use the console for clients, login flows, realm settings, and everything else that affects all customers.',
      more: {label: 'Compare the consoles', to: '/docs/getting-started/dashboard/'},
    },
    {
      question: 'What if the administrator who sets up SSO has no account?',
      answer:
        'Send a link that opens the wizard for one organization. The administrator connects the company’s identity provider and doesn’t need an account in your product.',
      more: {label: 'See single sign-on', to: '/product/sso/'},
    },
  ],
}

export const callToAction: CallToActionProps = {
  title: 'See what your customer sees',
  text: 'Create a realm and an organization, and invite one of your email addresses as its administrator.',
  actions: [
    {label: 'Create a realm', to: brand.links.dashboard},
    {label: 'See what administrators can do', to: '/docs/organizations/portal/'},
  ],
}
