declare module '@generated/troubleshooting/default/errors.json' {
  // An ambient module can't import by a relative path.
  import type {ErrorIndex} from '@site/src/markdown/troubleshooting/families'

  const errors: ErrorIndex
  export default errors
}

declare module '@generated/troubleshooting/default/messages.json' {
  import type {PagedMessage} from '@site/src/markdown/troubleshooting/messages'

  const messages: readonly PagedMessage[]
  export default messages
}
