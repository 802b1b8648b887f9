import type {ToolForm} from '../form'

export const errorsForm: ToolForm = {
  label: 'Look up an error of Keycloak',
  fields: [
    {
      name: 'text',
      kind: 'area',
      label: 'Message',
      hint: 'A line of the server log, a stack trace, the answer of an API, the address of a callback, or the text of an error page.',
      rows: 8,
      placeholder: '{"error":"invalid_grant","error_description":"Code not valid"}',
    },
  ],
  actions: [{name: 'find', label: 'Find the cause'}],
}
