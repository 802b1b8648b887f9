import audienceMapper from './declarations/audience-mapper'
import backChannelLogout from './declarations/back-channel-logout'
import bruteForceProtection from './declarations/brute-force-protection'
import createClient from './declarations/create-client'
import eventRetention from './declarations/event-retention'
import nativeOrganization from './declarations/native-organization'
import organizationIdentityProvider from './declarations/organization-identity-provider'
import organizationMember from './declarations/organization-member'
import passkeys from './declarations/passkeys'
import passwordPolicy from './declarations/password-policy'
import removeLostPhone from './declarations/remove-lost-phone'
import requiredOtp from './declarations/required-otp'
import serviceAccount from './declarations/service-account'
import webhook from './declarations/webhook'
import type {Procedure} from './procedure'

/** All procedures. */
export const procedures: readonly Procedure[] = [
  createClient,
  audienceMapper,
  backChannelLogout,
  serviceAccount,
  bruteForceProtection,
  passwordPolicy,
  requiredOtp,
  removeLostPhone,
  passkeys,
  eventRetention,
  webhook,
  organizationMember,
  organizationIdentityProvider,
  nativeOrganization,
]
