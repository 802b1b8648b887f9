import {existsSync} from 'node:fs'
import path from 'node:path'
import whole from '../../tsconfig.json'
import withoutLab from '../../tsconfig.withoutLab.json'
import {ROOT} from './root'

/** Whether the lab is there. It is a workspace that a copy of the site can be without. */
export const hasLab = existsSync(path.join(ROOT, 'lab/package.json'))

/** Files and folders of tests that need it. */
export const testsOfLab: readonly string[] = withoutLab.exclude.filter((file) => !whole.exclude.includes(file))
