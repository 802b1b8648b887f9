import {translate} from '@docusaurus/Translate'
import {capitalized} from '../../lib/capitalized'
import {formatList} from '../../lib/formats'
import type {Asked, Circumstances, Explanation} from './explanation'
import {help} from './help'

/** Says what wasn't found. @param error the server's message. */
export function explain404({operation, realmUrl}: Circumstances, error: string): Explanation {
  if (/realm (does not exist|not found)/i.test(error))
    return {
      title: translate({id: 'site.console.why.noRealm.title', message: 'The realm doesn’t exist'}),
      text: translate(
        {
          id: 'site.console.why.noRealm.text',
          message:
            'The server responds, but has no realm at {realmUrl}. Realm names are case-sensitive and can differ from display names.',
        },
        {realmUrl},
      ),
      link: help.address,
    }
  if (/matching target resource/i.test(error))
    return {
      title: translate({id: 'site.console.why.basePath.title', message: 'The base path is wrong'}),
      text: translate({
        id: 'site.console.why.basePath.text',
        message:
          'The server doesn’t have this path. Some servers run Keycloak under /auth, others at the root. Add /auth to the base URL, or remove it.',
      }),
      link: help.address,
    }
  return notFound(operation)
}

function notFound({path, parameters}: Asked): Explanation {
  const ids = parameters.filter(({in: place}) => place === 'path').map(({name}) => name)
  const reasons = [
    ...(ids.length > 0
      ? [
          translate(
            {id: 'site.console.why.notFound.object', message: 'this realm has nothing with this {names}'},
            {names: formatList(ids)},
          ),
        ]
      : []),
    ...(parameters.some(({in: place}) => place === 'query')
      ? [translate({id: 'site.console.why.notFound.query', message: 'a query parameter has the wrong type'})]
      : []),
    translate({
      id: 'site.console.why.notFound.extension',
      message: 'the server doesn’t have the extension for this operation',
    }),
  ].join(translate({id: 'site.console.why.notFound.or', message: ', or '}))
  return {
    title: translate({id: 'site.console.why.notFound.title', message: 'Not found'}),
    text: `${capitalized(reasons)}.`,
    link: path.startsWith('/orgs') && ids.length > 0 ? help.findOrganization : help.address,
  }
}
