/** What the components of the API reference show. The generated pages are written against these types. */

/** An HTTP method of the reference, in lower case. */
export type ApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type EndpointProps = {
  method: ApiMethod
  /** Template below the realm's address, for example `/orgs/{orgId}`. */
  path: string
}

export type FactProps = {
  /** What the fact is about, for example `Side effects`. */
  title: string
}

export type FieldProps = {
  /** Anchor of the field, unique in the page. */
  id: string
  name: string
  /** For people: `string`, `list of Member`. */
  type: string
  /** Anchor of the schema that the type names. Default: the type is none that has one. */
  schema?: string
  /** Default: it may be left out. */
  required?: boolean
  /** Formats, ranges and defaults: `at most 36 characters`. */
  limits?: readonly string[]
}

export type SchemaProps = {
  /** Anchor of the schema, unique in the page. */
  id: string
  /** Its name in the description. */
  name: string
  /** Whether it is shown when the reader asks for it. Default: it is shown. */
  folded?: boolean
}

export type OperationLinkProps = EndpointProps & {
  /** Address of the operation's page. */
  href: string
  title: string
}
