import type {ToolForm} from '../form'
import {severityLabels} from './output/words'
import {targetLabels, targets} from './releases'
import {severities} from './rule'

export const realmCheckForm: ToolForm = {
  label: 'Check a realm export',
  fields: [
    {
      name: 'file',
      kind: 'file',
      label: 'Realm export',
      accept: '.json,application/json',
      hint: 'The file of the partial export, of `kc.sh export`, or of `kcadm.sh`. At most 64 MB. It stays in your browser.',
    },
    {
      name: 'json',
      kind: 'area',
      label: 'Or paste the JSON',
      rows: 6,
      placeholder: '{"realm": "acme", "clients": []}',
    },
    {
      name: 'target',
      kind: 'choice',
      label: 'Target version',
      hint: 'The upgrade rules report what changes up to this version.',
      options: targets.map((target) => ({value: target, label: targetLabels[target]})),
      value: '26.7',
    },
    {
      name: 'threshold',
      kind: 'choice',
      label: 'Show findings from',
      options: [...severities].reverse().map((severity) => ({value: severity, label: severityLabels[severity]})),
      value: 'low',
    },
    {
      name: 'baseline',
      kind: 'file',
      label: 'Baseline',
      accept: '.json,application/json',
      hint: 'A file with the findings that you accept. Optional.',
    },
    {
      name: 'output',
      kind: 'choice',
      label: 'Output',
      options: [
        {value: 'screen', label: 'On screen'},
        {value: 'markdown', label: 'Markdown'},
        {value: 'json', label: 'JSON'},
        {value: 'sarif', label: 'SARIF'},
        {value: 'baseline', label: 'Baseline with all findings'},
      ],
      value: 'screen',
    },
  ],
  more: {label: 'Baseline, output, and threshold', names: ['threshold', 'baseline', 'output']},
  actions: [{name: 'check', label: 'Check'}],
}
