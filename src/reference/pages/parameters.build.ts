import {translate} from '@docusaurus/Translate'
import type {Operation} from '../description/description.build'
import {usualStyle} from '../samples/serialize'
import {element, heading} from './mdx.build'
import type {SchemaWriter} from './schemas.build'
import {otherExamples} from './texts.build'

type Parameter = Operation['parameters'][number]

/** The parameters, by the place in which they are sent. */
export function parameters(
  {parameters: all}: Pick<Operation, 'parameters'>,
  writer: SchemaWriter,
  prefix = '',
): string[] {
  const groups = [
    ['path', translate({id: 'site.api.parameters.path', message: 'Path parameters'})],
    ['query', translate({id: 'site.api.parameters.query', message: 'Query parameters'})],
    ['header', translate({id: 'site.api.parameters.header', message: 'Header parameters'})],
    ['cookie', translate({id: 'site.api.parameters.cookie', message: 'Cookies'})],
  ] as const
  return groups.flatMap(([place, title]) => {
    const found = all.filter((parameter) => parameter.in === place)
    if (found.length === 0) return []
    const fields = found.map((parameter) => {
      const {name, schema, description, required, deprecated} = parameter
      const limits = [...styleLimits(parameter), ...otherExamples(parameter, required)]
      return writer.field(name, schema, {
        prefix: prefix ? `${prefix}-${place}` : place,
        description,
        required,
        deprecated,
        limits,
      })
    })
    return [heading(title, place === 'cookie' ? 'cookies' : `${place}-parameters`), element('Fields', {}, ...fields)]
  })
}

/** How a value is written, if it isn't in the usual way. */
function styleLimits(parameter: Parameter): string[] {
  const {in: place, style, explode, contentType, allowReserved, allowEmptyValue} = parameter
  const usual = usualStyle(place)
  return [
    ...(contentType === undefined
      ? []
      : [translate({id: 'site.api.style.as', message: 'as {type}'}, {type: contentType})]),
    ...(style === undefined || style === usual
      ? []
      : [translate({id: 'site.api.style.style', message: 'style {style}'}, {style})]),
    ...(explode === undefined || explode === ((style ?? usual) === 'form') || style === 'deepObject'
      ? []
      : [
          explode
            ? translate({id: 'site.api.style.each', message: 'one entry at a time'})
            : translate({id: 'site.api.style.all', message: 'all entries in one value'}),
        ]),
    ...(allowReserved === true
      ? [translate({id: 'site.api.style.reserved', message: 'reserved characters as they are'})]
      : []),
    ...(allowEmptyValue === true ? [translate({id: 'site.api.style.empty', message: 'can be empty'})] : []),
  ]
}
