import type {RequestBody} from '../../openapi/exchange'

/** The type and the text that a body goes over the wire with. */
export function wire(body: RequestBody): {type?: string; content?: string | FormData} {
  switch (body.kind) {
    case 'none':
      return {}
    case 'json':
      return {type: 'application/json', content: JSON.stringify(body.value)}
    case 'raw':
      return {type: 'application/json', content: body.text}
    case 'form':
      return {type: 'application/x-www-form-urlencoded', content: new URLSearchParams(body.fields).toString()}
    case 'multipart': {
      const form = new FormData()
      for (const [name, value] of Object.entries(body.fields)) form.set(name, value)
      if (body.file) form.set('file', new Blob([body.file.text]), body.file.name)
      return {content: form}
    }
  }
}
