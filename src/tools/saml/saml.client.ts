import type {ToolModule} from '../run'
import {answer} from './answer'

export const run: ToolModule['run'] = (values) =>
  answer(
    {
      message: values.text('message'),
      metadata: values.text('metadata'),
      entityId: values.text('entityId'),
      acsUrl: values.text('acsUrl'),
      certificate: values.text('certificate'),
    },
    Date.now(),
  )
