import {translate} from '@docusaurus/Translate'
import type {ToolForm} from '../form'
import {severityLabels} from './output/words'
import {targetLabels, targets} from './releases'
import {severities} from './rule'

export const realmCheckForm: ToolForm = {
  label: translate({id: 'site.tool.realmCheck.label', message: 'Check a realm export'}),
  fields: [
    {
      name: 'file',
      kind: 'file',
      label: translate({id: 'site.tool.realmCheck.file', message: 'Realm export'}),
      accept: '.json,application/json',
      hint: translate({
        id: 'site.tool.realmCheck.file.hint',
        message:
          'The file of the partial export, of `kc.sh export`, or of `kcadm.sh`. At most 64 MB. It stays in your browser.',
      }),
    },
    {
      name: 'json',
      kind: 'area',
      label: translate({id: 'site.tool.realmCheck.json', message: 'Or paste the JSON'}),
      rows: 6,
      placeholder: '{"realm": "acme", "clients": []}',
    },
    {
      name: 'target',
      kind: 'choice',
      label: translate({id: 'site.tool.realmCheck.target', message: 'Target version'}),
      hint: translate({
        id: 'site.tool.realmCheck.target.hint',
        message: 'The upgrade rules report what changes up to this version.',
      }),
      options: targets.map((target) => ({value: target, label: targetLabels[target]})),
      value: '26.7',
    },
    {
      name: 'threshold',
      kind: 'choice',
      label: translate({id: 'site.tool.realmCheck.threshold', message: 'Show findings from'}),
      options: [...severities].reverse().map((severity) => ({value: severity, label: severityLabels[severity]})),
      value: 'low',
    },
    {
      name: 'baseline',
      kind: 'file',
      label: translate({id: 'site.tool.realmCheck.baseline', message: 'Baseline'}),
      accept: '.json,application/json',
      hint: translate({
        id: 'site.tool.realmCheck.baseline.hint',
        message: 'A file with the findings that you accept. Optional.',
      }),
    },
    {
      name: 'output',
      kind: 'choice',
      label: translate({id: 'site.tool.realmCheck.output', message: 'Output'}),
      options: [
        {value: 'screen', label: translate({id: 'site.tool.realmCheck.output.screen', message: 'On screen'})},
        {value: 'markdown', label: 'Markdown'},
        {value: 'json', label: 'JSON'},
        {value: 'sarif', label: 'SARIF'},
        {
          value: 'baseline',
          label: translate({id: 'site.tool.realmCheck.output.baseline', message: 'Baseline with all findings'}),
        },
      ],
      value: 'screen',
    },
  ],
  more: {
    label: translate({id: 'site.tool.realmCheck.more', message: 'Baseline, output, and threshold'}),
    names: ['threshold', 'baseline', 'output'],
  },
  actions: [{name: 'check', label: translate({id: 'site.tool.realmCheck.check', message: 'Check'})}],
}
