import {translate} from '@docusaurus/Translate'
import {onReturn} from '../../lib/dom.client'
import {stylesheet} from '../../lib/stylesheet.client'
import {OnDemandAttribute} from '../../lib/attributes'
import type {IslandModule} from '../../lib/islands'
import {emptyContext, type ReaderContext} from './readerContext'
import {checkField, fields, withIssuerSplit, type Typed} from './fields.client'
import {fill, followContext} from './fill.client'
import {makeForm} from './form.client'
import {forgetContext, readStoredContext, storeContext} from './stored.client'

// Also where the page loads this by itself, for a reader who has entered something before.
followContext()

const typedOf = ({baseUrl, realm, clientId, webhookUrl, ids}: ReaderContext): Typed => ({
  baseUrl,
  realm,
  clientId,
  webhookUrl,
  orgId: ids.orgId ?? '',
})

/** The form in which readers enter what the examples are to have in place of the example values. */
export const mount: IslandModule['mount'] = async (element) => {
  await stylesheet(ON_DEMAND_SETTINGS.stylesheets.context)
  const details = element.querySelector('details')
  const opener = element.querySelector(`[${OnDemandAttribute.opener}]`)
  if (!details || !opener) throw new Error('This page has no place for the form. Reload the page.')
  const {form, reset, status, ...values} = makeForm()
  values.write(typedOf(readStoredContext()))

  function take(context: ReaderContext, said: string): void {
    values.write(typedOf(context))
    fill(context)
    for (const {name} of fields) values.setProblem(name, '')
    status.textContent = said
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = withIssuerSplit(values.read())
    values.write(typed)
    const checked = fields.map(({name}) => ({name, ...checkField(name, typed[name])}))
    for (const one of checked) values.setProblem(one.name, one.ok ? '' : one.problem)
    status.textContent = ''
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    const found = new Map(checked.flatMap((one) => (one.ok ? [[one.name, one.value] as const] : [])))
    if (found.size < fields.length) return
    const [baseUrl = '', realm = '', clientId = '', orgId = ''] = fields.map(({name}) => found.get(name))
    const kept = readStoredContext()
    // A field that the page does not ask for keeps what was entered elsewhere.
    const webhookUrl = values.has('webhookUrl') ? (found.get('webhookUrl') ?? '') : kept.webhookUrl
    // None is stored where nothing is entered: an empty id is left out when it is read.
    const context = {baseUrl, realm, clientId, webhookUrl, ids: {...kept.ids, orgId}}
    storeContext(context)
    take(context, translate({id: 'site.context.done', message: 'Done. The examples now use your values.'}))
  })
  reset.addEventListener('click', () => {
    forgetContext()
    take(emptyContext, translate({id: 'site.context.deleted', message: 'Done. Your values were deleted.'}))
  })
  // The console of the page, or another tab.
  const follow = (): void => values.write(typedOf(readStoredContext()))
  addEventListener('storage', follow)
  onReturn(follow)

  details.append(form)
  opener.removeAttribute(OnDemandAttribute.opener)
  details.open = true
  form.querySelector('input')?.focus()
}
