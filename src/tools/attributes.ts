/** Names that a tool's markup shares with its client code. */
export enum ToolAttribute {
  /** On the form: the `ToolName` of the tool. */
  name = 'data-tool',
}
