import {translate} from '@docusaurus/Translate'
import type {ToolForm} from '../form'

export const samlForm: ToolForm = {
  label: translate({id: 'site.tool.saml.label', message: 'SAML decoder'}),
  fields: [
    {
      name: 'message',
      label: translate({id: 'site.tool.saml.message', message: 'SAML message'}),
      kind: 'area',
      rows: 8,
      placeholder: 'SAMLResponse=PHNhbWxwOlJlc3BvbnNl…',
      hint: translate({
        id: 'site.tool.saml.message.hint',
        message:
          'An address or a body with `SAMLRequest` or `SAMLResponse`, a request copied as cURL, the Base64 value alone, or XML.',
      }),
    },
    {
      name: 'metadata',
      label: translate({id: 'site.tool.saml.metadata', message: 'Metadata'}),
      kind: 'area',
      rows: 4,
      placeholder: '<md:EntityDescriptor …',
      hint: translate({
        id: 'site.tool.saml.metadata.hint',
        message:
          'Optional. The metadata of your service provider or of the identity provider, or both, one after the other.',
      }),
    },
    {
      name: 'entityId',
      label: translate({id: 'site.tool.saml.entityId', message: 'Expected entity ID of the service provider'}),
      kind: 'line',
      placeholder: 'https://wiki.acme.example/saml/metadata',
      hint: translate({id: 'site.tool.saml.fromMetadata', message: 'Optional. Otherwise, it comes from the metadata.'}),
    },
    {
      name: 'acsUrl',
      label: translate({id: 'site.tool.saml.acsUrl', message: 'Expected ACS URL'}),
      kind: 'line',
      placeholder: 'https://wiki.acme.example/saml/acs',
      hint: translate({id: 'site.tool.saml.fromMetadata', message: 'Optional. Otherwise, it comes from the metadata.'}),
    },
    {
      name: 'certificate',
      label: translate({id: 'site.tool.saml.certificate', message: 'Certificate'}),
      kind: 'area',
      rows: 4,
      placeholder: '-----BEGIN CERTIFICATE-----',
      hint: translate({
        id: 'site.tool.saml.certificate.hint',
        message: 'Optional. The certificate of the sender from a source that you trust, as PEM or Base64.',
      }),
    },
  ],
  more: {
    label: translate({id: 'site.tool.saml.more', message: 'Metadata, addresses, and certificate'}),
    names: ['metadata', 'entityId', 'acsUrl', 'certificate'],
  },
  actions: [{name: 'decode', label: translate({id: 'site.tool.saml.decode', message: 'Decode and verify'})}],
}
