import {runCli} from '../scripts/lib/runCli'

await runCli(
  {
    clients: () => import('./commands/clients'),
    lab: () => import('./commands/start'),
    'lab-flows': () => import('./commands/flows'),
    'lab-matrix': () => import('./commands/matrix'),
    'lab-measure': () => import('./commands/measure'),
    'lab-providers': () => import('./commands/providers'),
    'lab-record': () => import('./commands/evidence'),
    'lab-recordings': () => import('./commands/recordings'),
    'lab-screenshots': () => import('./commands/screenshots'),
    'lab-vocabulary': () => import('./commands/vocabulary'),
    prove: () => import('./commands/prove'),
    verify: () => import('./commands/verify'),
  },
  process.argv.slice(2),
)
