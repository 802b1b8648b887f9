import type {ByScope} from './plan'

/** What the service can send to your systems. */
export type Stream = {
  id: 'events' | 'server-logs' | 'metrics' | 'traces'
  label: string
  /** What it contains. */
  contents: string
  /** Protocols that your collector can offer. */
  protocols: readonly string[]
  /** The longest usual delay, in seconds. */
  delay: number
  plans: ByScope<boolean>
}

/** Sample values. */
export const streams = [
  {
    id: 'events',
    label: 'Login and admin events',
    contents: 'Every event of the realm as JSON, signed',
    protocols: ['Webhook over HTTPS'],
    delay: 5,
    plans: {shared: true, dedicated: true},
  },
  {
    id: 'server-logs',
    label: 'Server logs',
    contents: 'Log lines of your servers as JSON, with level, logger, message, and stack trace',
    protocols: ['OTLP over HTTPS', 'Syslog over TLS (RFC 5425)'],
    delay: 60,
    plans: {shared: false, dedicated: true},
  },
  {
    id: 'metrics',
    label: 'Metrics',
    contents: 'The metrics of Keycloak, of the Java runtime, and of the database pool',
    protocols: ['OTLP over HTTPS', 'Prometheus remote write'],
    delay: 60,
    plans: {shared: false, dedicated: true},
  },
  {
    id: 'traces',
    label: 'Traces',
    contents: 'OpenTelemetry spans of requests, database queries, and outgoing calls',
    protocols: ['OTLP over HTTPS'],
    delay: 60,
    plans: {shared: false, dedicated: true},
  },
] as const satisfies readonly Stream[]

/** Numbers that the dashboard shows for each deployment. Sample values. */
export const dashboardMetrics = [
  {label: 'Logins and failed logins', unit: 'per minute'},
  {label: 'Token requests', unit: 'per minute'},
  {label: 'Response time of logins and token requests', unit: 'milliseconds, median and 99th percentile'},
  {label: 'Responses with 429 and 5xx', unit: 'per minute'},
  {label: 'Active users in this month', unit: 'users'},
  {label: 'Failed webhook deliveries', unit: 'per hour'},
] as const

/** Days for which the dashboard shows metrics. Sample value. */
export const dashboardMetricsKeptFor = 90
