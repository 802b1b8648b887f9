/** A company that processes personal data of customers' users for the provider. */
export type Subprocessor = {
  /** Lower-case letters and hyphens. */
  id: string
  /** What kind of company it is. Its name and address are in the trust center, with the date since which it is used. */
  category: string
  /** What it does for the service. */
  role: string
  /** Which personal data it can come into contact with. */
  data: string
  /** Where it processes them. */
  place: string
  /** For whom it is used. */
  usedFor: string
}

/** Sample entries: replace them by the companies that you use, and keep the list of the trust center alike. */
export const subprocessors: readonly Subprocessor[] = [
  {
    id: 'infrastructure',
    category: 'Cloud infrastructure provider of the region that you choose',
    role: 'Servers, network, databases and storage for backups',
    data: 'Everything that a realm holds: users, credentials as hashes, sessions, events',
    place: 'The region of the deployment',
    usedFor: 'Every deployment and cluster',
  },
  {
    id: 'gateway',
    category: 'Network and traffic protection provider',
    role: 'DNS, protection against denial-of-service attacks, and the gateway in front of the servers',
    data: 'IP addresses and requests in transit',
    place: 'The location nearest to the user',
    usedFor: 'Every deployment and cluster; a dedicated cluster can go without, by agreement',
  },
  {
    id: 'monitoring',
    category: 'Monitoring and logging provider',
    role: 'Metrics, logs and alarms for our engineers on duty',
    data: 'IP addresses, user ids and error messages in logs of the server',
    place: 'European Union or United States, by the region of the deployment',
    usedFor: 'Every deployment and cluster',
  },
  {
    id: 'support',
    category: 'Support desk provider',
    role: 'Receives, sorts and keeps messages to support',
    data: 'Name and email address of the sender, and whatever the message says',
    place: 'United States',
    usedFor: 'Customers who write to support',
  },
]
