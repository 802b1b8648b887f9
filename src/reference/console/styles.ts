/** Classes of `console.css`. */
export const styles = {
  body: 'api-console-body',
  columns: 'api-console-columns',
  confirm: 'api-console-confirm',
  console: 'api-console',
  copy: 'api-console-copy',
  details: 'api-console-details',
  explained: 'api-console-explained',
  field: 'api-console-field',
  group: 'api-console-group',
  problem: 'api-console-problem',
  required: 'api-console-required',
  result: 'api-console-result',
  row: 'api-console-row',
  secret: 'api-console-secret',
  status: 'api-console-status',
  summary: 'api-console-summary',
} as const
