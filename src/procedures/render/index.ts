import {renderConsole} from './console'
import {renderCurl} from './curl'
import {renderKcadm} from './kcadm'
import {renderRealmImport} from './realmImport'
import type {Format} from './render'
import {renderTerraform} from './terraform'

/** The formats in which a procedure can be exported. */
export const formats: readonly [Format, ...Format[]] = [
  {id: 'kcadm', label: 'Script for the admin CLI', extension: 'sh', render: renderKcadm},
  {id: 'curl', label: 'Script with curl', extension: 'sh', render: renderCurl},
  {id: 'terraform', label: 'Terraform or OpenTofu', extension: 'tf', render: renderTerraform},
  {id: 'realm', label: 'Realm file', extension: 'json', render: renderRealmImport},
  {id: 'console', label: 'Steps in the admin console', extension: 'md', render: renderConsole},
]

export type {Format, Render, Rendered, Target} from './render'
