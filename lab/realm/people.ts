/** Every person of the lab has it. It is published: the server must not be reached from elsewhere. */
export const PASSWORD = 'local-use-only'

/** Someone with an account in the realm. */
export type Person = {
  username: string
  email: string
  firstName: string
  lastName: string
  /** Roles of clients of the realm, by client. */
  clientRoles?: Readonly<Record<string, readonly string[]>>
}

/** The accounts of the realm `acme`. Ops administers it. Alice is the sample applications' user and belongs to no organization. */
export const people = {
  ops: {
    username: 'ops',
    email: 'ops@acme.example',
    firstName: 'Robin',
    lastName: 'Wells',
    clientRoles: {'realm-management': ['realm-admin']},
  },
  alice: {username: 'alice', email: 'alice@acme.example', firstName: 'Alice', lastName: 'Example'},
  olivia: {username: 'olivia', email: 'olivia@cedar.example', firstName: 'Olivia', lastName: 'Stone'},
  max: {username: 'max', email: 'max@cedar.example', firstName: 'Max', lastName: 'Rivers'},
  nina: {username: 'nina', email: 'nina@birch.example', firstName: 'Nina', lastName: 'Field'},
  theo: {username: 'theo', email: 'theo@maple.example', firstName: 'Theo', lastName: 'Grove'},
  /** Belongs to two organizations, so that one has to be chosen. */
  ida: {username: 'ida', email: 'ida@consulting.example', firstName: 'Ida', lastName: 'Brook'},
  /** Was invited to Birch, and has not accepted yet. */
  piet: {username: 'piet', email: 'piet@birch.example', firstName: 'Piet', lastName: 'Marsh'},
} as const satisfies Record<string, Person>

/** The key of a person. */
export type PersonKey = keyof typeof people

/** The accounts of the realm that plays the customers' identity provider. They log in to `acme` through it. */
export const customers = {
  carol: {username: 'carol', email: 'carol@cedar.example', firstName: 'Carol', lastName: 'Hill'},
  mia: {username: 'mia', email: 'mia@maple.example', firstName: 'Mia', lastName: 'Lake'},
} as const satisfies Record<string, Person>

/** A person as a realm that is imported takes it. @param realm an import gives nobody the default roles by itself. */
export function toUser(person: Person, realm: string) {
  return {
    ...person,
    realmRoles: [`default-roles-${realm}`],
    enabled: true,
    emailVerified: true,
    credentials: [{type: 'password', value: PASSWORD, temporary: false}],
  }
}
