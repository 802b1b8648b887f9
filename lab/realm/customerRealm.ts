import {organizations} from './organizations'
import {customers, toUser} from './people'
import {CUSTOMER_REALM, REALM} from './settings'

/** Secret of the client with which `acme` logs people in over OpenID Connect. */
export const BROKER_SECRET = 'local-use-only-broker'

/** Client of `acme` in the customers' realm. */
export const BROKER_CLIENT = 'acme-broker'

const SAML_PROPERTIES = ['email', 'firstName', 'lastName'] as const

/** The attributes that the SAML assertion carries, which `acme` maps to the user. */
export const samlAttributes: readonly string[] = SAML_PROPERTIES

/** The second realm: the customers' identity provider, for OpenID Connect and for SAML. */
export function customerRealmRepresentation(url: string) {
  const endpoint = (alias: string): string => `${url}/realms/${REALM}/broker/${alias}/endpoint`
  return {
    realm: CUSTOMER_REALM,
    displayName: 'Customer login',
    enabled: true,
    sslRequired: 'external',
    users: Object.values(customers).map((person) => toUser(person, CUSTOMER_REALM)),
    clients: [
      {
        clientId: BROKER_CLIENT,
        name: 'Acme',
        secret: BROKER_SECRET,
        publicClient: false,
        redirectUris: [`${endpoint(organizations.cedar.identityProvider.alias)}*`],
      },
      {
        clientId: `${url}/realms/${REALM}`,
        name: 'Acme',
        protocol: 'saml',
        frontchannelLogout: true,
        redirectUris: [endpoint(organizations.maple.identityProvider.alias)],
        attributes: {
          'saml.assertion.signature': 'true',
          'saml.client.signature': 'false',
          'saml.force.post.binding': 'true',
          saml_name_id_format: 'email',
          saml_force_name_id_format: 'true',
        },
        protocolMappers: SAML_PROPERTIES.map((property) => ({
          name: property,
          protocol: 'saml',
          protocolMapper: 'saml-user-property-mapper',
          config: {
            'user.attribute': property,
            'attribute.name': property,
            'attribute.nameformat': 'Basic',
          },
        })),
      },
    ],
  }
}
