/** Names that pages of operations share with the stylesheets and with the search, which reads built pages. */
export enum ReferenceAttribute {
  /** The description of an operation. */
  operation = 'data-operation',
  /** On the name of a method: the method, in lower case. */
  method = 'data-method',
}
