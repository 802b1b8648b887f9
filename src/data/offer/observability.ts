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

/** Sample values. The events of a realm go out as webhooks, which you set up in the realm. The others are set up in the dashboard. */
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

/** A field of the form for a new stream in the dashboard. */
export type StreamField = {
  label: string
  /** Allowed values, as one phrase. */
  values: string
  /** The value in the empty form. */
  default: string
}

/** Sample values. */
export const streamFields: readonly StreamField[] = [
  {label: 'Contents', values: 'Server logs, metrics, or traces', default: 'Server logs'},
  {label: 'Protocol', values: 'One of the protocols of the contents', default: 'OTLP over HTTPS'},
  {label: 'Address', values: 'An HTTPS URL, or a host and port for syslog', default: 'Empty'},
  {label: 'Headers', values: 'Up to 5 names with values, such as an API key', default: 'None'},
  {label: 'Level', values: 'Debug, info, warning, or error, for server logs only', default: 'Info'},
]

/** Streams of one cluster, at most. Sample value. */
export const streamsPerCluster = 5

/** Minutes for which a stream keeps what your collector doesn't accept, and then drops the oldest. Sample value. */
export const streamBufferMinutes = 60

/**
 * Metrics of the stream that most alerts need, by the names that Keycloak gives them
 * (https://www.keycloak.org/observability/metrics-for-troubleshooting-keycloak). `keycloak_user_events_total` needs the server
 * option `event-metrics-user-enabled`.
 */
export const streamedMetrics = [
  {name: 'keycloak_user_events_total', counts: 'Logins, failed logins, and other user events, by realm and error'},
  {name: 'keycloak_credentials_password_hashing_validations_total', counts: 'Checked passwords, by outcome'},
  {name: 'http_server_requests_seconds_count', counts: 'Requests by path, method, and status'},
  {name: 'agroal_awaiting_count', counts: 'Requests that wait for a database connection'},
  {name: 'jvm_memory_used_bytes', counts: 'Memory of the Java runtime, by area'},
] as const
