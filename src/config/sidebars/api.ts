import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'
import {readOutline} from '../../reference/description/outline.build'
import {apiCategory} from './apiCategory'

/** Subjects and tasks in the order of the description: `openapi/openapi.yaml` decides. */
const sidebars: SidebarsConfig = {api: ['overview', ...readOutline(process.cwd()).map(apiCategory)]}

export default sidebars
