import {planName} from './plan'
import {hasStandby} from './regions'
import type {RetentionId} from './retention'

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
  /** Where it stores them. */
  storedIn: string
  /** For how long it stores them. Default: as long as the deployment exists. */
  keeps?: RetentionId
  /** Whether it can process data outside the jurisdiction of the region that the customer chose. */
  leavesRegion: boolean
  /** For whom it is used. */
  usedFor: string
}

/** Sample entries: replace them by the companies that you use, and keep the list of the trust center alike. */
export const subprocessors: readonly Subprocessor[] = [
  {
    id: 'infrastructure',
    category: 'Cloud infrastructure provider in the region of the deployment',
    role: 'Servers, network, databases, and storage for backups',
    data: 'All data in a realm: users, hashed credentials, sessions, and events',
    place: 'The region of the deployment',
    storedIn: `The region of the deployment${hasStandby ? ', and its standby if you order one' : ''}`,
    leavesRegion: false,
    usedFor: 'Every deployment and cluster',
  },
  {
    id: 'gateway',
    category: 'Network and traffic protection provider',
    role: 'DNS, protection against denial-of-service attacks, and the gateway in front of the servers',
    data: 'IP addresses and requests in transit',
    place: 'The location nearest to the user',
    storedIn: 'Logs only: European Union or United States, depending on the region of the deployment',
    keeps: 'gateway-logs',
    leavesRegion: true,
    usedFor: `Every deployment and cluster. By agreement, ${planName.dedicated.a} can work without it`,
  },
  {
    id: 'monitoring',
    category: 'Monitoring and logging provider',
    role: 'Metrics, logs, and alerts for our on-call engineers',
    data: 'IP addresses, user IDs, and error messages in server logs',
    place: 'European Union or United States, depending on the region of the deployment',
    storedIn: 'European Union or United States, depending on the region of the deployment',
    keeps: 'server-logs',
    leavesRegion: true,
    usedFor: 'Every deployment and cluster',
  },
  {
    id: 'support',
    category: 'Support desk provider',
    role: 'Receives, sorts, and stores messages to support',
    data: 'Name and email address of the sender, and the contents of the message',
    place: 'United States',
    storedIn: 'United States',
    keeps: 'support',
    leavesRegion: true,
    usedFor: 'Customers who contact support',
  },
]
