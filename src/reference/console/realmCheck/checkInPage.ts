import {ToolAttribute} from '../../../tools/attributes'
import type {ToolName} from '../../../tools/forms'

const FORM = `form[${ToolAttribute.name}=${'realmCheck' satisfies ToolName}]`

/**
 * Gives a realm to the realm check of the page around this document, as if the reader had chosen it as a file, and starts the check.
 * @param text the realm as JSON.
 */
export function checkInPage(realm: string, text: string): void {
  const form = parent.document.querySelector<HTMLFormElement>(FORM)
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!input || !button) throw new Error('The page has no realm check. Reload the page.')
  const chosen = new DataTransfer()
  chosen.items.add(new File([text], `${realm}.json`, {type: 'application/json'}))
  input.files = chosen.files
  button.click()
}
