import {offered} from '../../src/data/offer/offered'

/** Files of tests that read the sample applications, as patterns. They are skipped on a site without samples. */
export const testsOfSamples: readonly string[] = offered.samples
  ? []
  : [
      'deploy/mcp/**/*.test.ts',
      'tests/build/samples.test.ts',
      'tests/unit/{fonts,kubernetesManifests}.test.ts',
      'tests/samples/**',
    ]
