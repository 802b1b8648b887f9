import {translate} from '@docusaurus/Translate'
import type {ToolForm} from '../form'

export const errorsForm: ToolForm = {
  label: translate({id: 'site.tool.errors.label', message: 'Look up an error of Keycloak'}),
  fields: [
    {
      name: 'text',
      kind: 'area',
      label: translate({id: 'site.tool.errors.text', message: 'Message'}),
      hint: translate({
        id: 'site.tool.errors.text.hint',
        message:
          'A line of the server log, a stack trace, the answer of an API, the address of a callback, or the text of an error page.',
      }),
      rows: 8,
      placeholder: '{"error":"invalid_grant","error_description":"Code not valid"}',
    },
  ],
  actions: [{name: 'find', label: translate({id: 'site.tool.errors.find', message: 'Find the cause'})}],
}
