import type {ToolForm} from '../form'

export const samlForm: ToolForm = {
  label: 'SAML decoder',
  fields: [
    {
      name: 'message',
      label: 'SAML message',
      kind: 'area',
      rows: 8,
      placeholder: 'SAMLResponse=PHNhbWxwOlJlc3BvbnNl…',
      hint: 'An address or a body with `SAMLRequest` or `SAMLResponse`, a request copied as cURL, the Base64 value alone, or XML.',
    },
    {
      name: 'metadata',
      label: 'Metadata',
      kind: 'area',
      rows: 4,
      placeholder: '<md:EntityDescriptor …',
      hint: 'Optional. The metadata of your service provider or of the identity provider, or both, one after the other.',
    },
    {
      name: 'entityId',
      label: 'Expected entity ID of the service provider',
      kind: 'line',
      placeholder: 'https://wiki.acme.example/saml/metadata',
      hint: 'Optional. Otherwise, it comes from the metadata.',
    },
    {
      name: 'acsUrl',
      label: 'Expected ACS URL',
      kind: 'line',
      placeholder: 'https://wiki.acme.example/saml/acs',
      hint: 'Optional. Otherwise, it comes from the metadata.',
    },
    {
      name: 'certificate',
      label: 'Certificate',
      kind: 'area',
      rows: 4,
      placeholder: '-----BEGIN CERTIFICATE-----',
      hint: 'Optional. The certificate of the sender from a source that you trust, as PEM or Base64.',
    },
  ],
  more: {label: 'Metadata, addresses, and certificate', names: ['metadata', 'entityId', 'acsUrl', 'certificate']},
  actions: [{name: 'decode', label: 'Decode and verify'}],
}
