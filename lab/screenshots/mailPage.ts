import type {Mail} from '../consumers/readMail'

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'}

/** A message as a mail program shows it: who wrote it to whom, and its HTML part. */
export function mailPage({from, to, subject, html}: Pick<Mail, 'from' | 'to' | 'subject' | 'html'>): string {
  const rows = [
    ['From', from],
    ['To', to.join(', ')],
  ] as const
  return `<!doctype html>
<html lang="en">
<style>
  body { margin: 0; font: 16px/1.5 'Liberation Sans', Arial, sans-serif; color: #1f2933; background: #fff; }
  header { padding: 20px 24px; background: #f3f5f7; border-bottom: 1px solid #cfd6dc; }
  h1 { margin: 0 0 8px; font-size: 20px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0; }
  dt { color: #52606d; }
  dd { margin: 0; }
  main { padding: 12px 24px 24px; overflow-wrap: anywhere; }
</style>
<header>
  <h1>${escaped(subject)}</h1>
  <dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
</header>
<main>${html}</main>`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}
