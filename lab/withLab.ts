import {startLab, type Lab} from './start'
import type {BundleName} from './bundles'
import {untilInterrupted} from '../scripts/lib/interrupt'

/** Starts a lab for something, and stops it after that, however it ends. @param signal Default: aborted by Ctrl+C. */
export async function withLab<T>(
  bundle: BundleName,
  use: (lab: Lab) => Promise<T>,
  signal = untilInterrupted().signal,
): Promise<T> {
  const lab = await startLab({bundle, signal})
  try {
    return await use(lab)
  } finally {
    await lab.stop()
  }
}
