import {translate} from '@docusaurus/Translate'
import {SAMPLE_TABS} from '../apiPage'
import {KEEPS_IDS} from '../../markdown/remark/contextValues/findValues'
import type {Operation} from '../description/description.build'
import {sampleBody} from '../description/sampleBody.build'
import {isChanging, sampleLanguages, sampleRequest} from '../description/samples.build'
import {bodyBlock} from './blocks.build'
import {element, fence, heading} from './mdx.build'

/** The call in each language. */
export function requestSamples(operation: Operation): string[] {
  const request = sampleRequest(operation)
  const isKeeping = isChanging(operation)
  const tabs = sampleLanguages
    .filter(({cannot}) => !cannot?.includes(request.method))
    .map(({id, label, write}) =>
      element('TabItem', {value: id, label}, fence(isKeeping ? `${id} ${KEEPS_IDS}` : id, write(request))),
    )
  return [
    heading(translate({id: 'site.api.samples.request', message: 'Request samples'}), 'request-samples'),
    isKeeping && request.pathValues.length > 0
      ? translate({
          id: 'site.api.samples.kept',
          message:
            'This call changes or deletes data, so the samples keep the example IDs. Replace the IDs before you run a sample.',
        })
      : '',
    element('Tabs', {groupId: SAMPLE_TABS}, ...tabs),
  ]
}

/** What the server sends, of a call that it makes. */
export function payload(operation: Operation): string[] {
  const sent = sampleBody(operation)
  const title = heading(translate({id: 'site.api.samples.payload', message: 'Payload sample'}), 'payload-sample')
  if (sent?.type === 'json') return [title, bodyBlock('application/json', sent.value, undefined)]
  return sent?.type === 'text' ? [title, bodyBlock(sent.mediaType, sent.text, undefined)] : []
}
