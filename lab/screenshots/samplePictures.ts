import {sampleApps, type SampleApp} from '../../src/data/sampleApps'

/** How the name of a sample's picture begins. */
export const SAMPLE_PICTURE = 'sample-'

/** The name of a sample's picture, for `<Screenshot>`. */
export const samplePictureName = ({name}: SampleApp): string => `${SAMPLE_PICTURE}${name}`

/** Whether a sample has pages that can be pictured. */
export const hasPages = ({kind}: SampleApp): boolean => kind === 'browser' || kind === 'server'

/** Alternative texts of the pictures that `npm run test:samples` takes, by name. Each shows a sample that a user has logged in to. */
export const samplePictures: Readonly<Record<string, {alt: string}>> = Object.fromEntries(
  sampleApps
    .filter(hasPages)
    .map((app) => [
      samplePictureName(app),
      {alt: `The page API call of the sample in ${app.title}: Alice is logged in, and the API answers Hello alice.`},
    ]),
)
