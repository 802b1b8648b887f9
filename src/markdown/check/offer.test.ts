import {describe, expect, it} from 'vitest'
import {offerValues} from '../../data/offer/values'
import {parseTree} from '../parseTree'
import {proseOfMarkdown} from '../style/fromMarkdown'
import {typedQuantities} from '../style/quantities'
import {checkOffer, type OfferValues} from './offer'

const values: OfferValues = new Map([
  ['30', ['retention.ts: kept.events']],
  ['26.6.4', ['versions.ts: service.server']],
])

const findingsIn = (source: string, stated = values) =>
  checkOffer(typedQuantities(proseOfMarkdown(parseTree(source), source)), stated)

describe('a value of the offer that is typed', () => {
  it.each([
    ['a period', 'The service keeps events for 30 days.', '30 days'],
    ['a count in words', 'We have five regions.', 'five regions'],
    ['a count', 'Our plan includes 5,000 users.', '5,000 users'],
    ['a rate', 'We allow 20 requests per second.', '20 requests per second'],
    ['a percentage', 'We charge 10% more.', '10%'],
    ['an uptime', 'We promise 99.9% uptime.', '99.9%'],
    ['a price', 'We charge $399 a month.', '$399'],
    ['a version', 'The service runs Keycloak 26.6.4.', '26.6.4'],
    ['a coverage', 'An engineer answers 24/7.', '24/7'],
    ['a coverage in words', 'An engineer answers around the clock.', 'around the clock'],
  ])('as %s is found once', (_, source, text) => {
    expect(findingsIn(source).map(({what}) => what)).toEqual([`"${text}" is typed into a sentence about the service.`])
  })

  it('is found at its place, with the value to render', () => {
    expect(findingsIn('First.\n\nThe service keeps events for 30 days.')).toEqual([
      {
        line: 3,
        column: 30,
        what: '"30 days" is typed into a sentence about the service.',
        allowed: 'values of src/data/offer, rendered',
        fix: 'Render the value that the sentence is about, such as retention.ts: kept.events. If none of them is, add it to src/data/offer.',
      },
    ])
    expect(findingsIn('We answer within 7 hours.')[0]?.fix).toBe(
      'Add the value to a file of src/data/offer, and render it.',
    )
  })

  it.each([
    ['is about something else', 'A session lasts for 30 days.'],
    ['reports a measurement', 'We measured it for 30 days.'],
    ['is an example', 'We count logins, for example those of 30 days.'],
    ['names a version that the service doesn’t run', 'We tried it on 26.5.6.'],
  ])('is not found if the sentence %s', (_, source) => {
    expect(findingsIn(source)).toEqual([])
  })

  it('has its places in the data of this site', () => {
    expect(offerValues.size).toBeGreaterThan(50)
  })
})
