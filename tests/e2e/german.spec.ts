import {expect, test} from '../lib/fixtureSite'
import {addressOf} from '../lib/ownAddress'
import {answered, mayLog} from '../lib/test'

test.use({variant: 'german', viewport: {width: 1280, height: 800}})

test('a German reader finds German pages, in a dialog in German', async ({page}) => {
  await page.goto('/de/docs/next/')
  await page.getByRole('button', {name: 'Doku durchsuchen'}).click()
  const dialog = page.getByRole('dialog', {name: 'Suche'})
  const hits = dialog.getByRole('option')
  await expect(dialog.getByText('Keine letzten Suchen')).toBeVisible()
  await dialog.getByRole('combobox').fill('Einladung')
  await expect(hits.first()).toContainText('Einladungen')
  await expect(hits.first()).toHaveAttribute('href', addressOf('/de/docs/next/guides/first/#einladungen'))
  await dialog.getByRole('combobox').fill('Mandant')
  await expect(hits.first()).toContainText('Erste Anleitung')
  await dialog.getByRole('combobox').fill('qwertzuiop')
  await expect(dialog.getByText('Keine Ergebnisse für „qwertzuiop“')).toBeVisible()
})

test('an English reader finds English pages', async ({page}) => {
  await page.goto('/docs/next/')
  await page.getByRole('button', {name: 'Search docs'}).click()
  const dialog = page.getByRole('dialog', {name: 'Search'})
  await dialog.getByRole('combobox').fill('first guide')
  await expect(dialog.getByRole('option').first()).toHaveAttribute('href', addressOf('/docs/next/guides/first/'))
})

test('the page of results is in the language, with its results', async ({page}) => {
  await page.goto('/de/find/here/?q=Sitzungen')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Suche')
  await expect(page.getByRole('heading', {level: 2})).toHaveText(/^\d+ Ergebnis(se)? für „Sitzungen“$/)
})

test('an unknown address in German gets the German page', async ({page}) => {
  mayLog(page, answered(404, /gibt-es-nicht\/$/))
  const response = await page.goto('/de/docs/gibt-es-nicht/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Seite nicht gefunden')
  await expect(page.getByText(/Keine Seite hat eine ähnliche Adresse|Meinen Sie eine dieser Seiten/)).toBeVisible()
})

test('the language switch leads to the same page', async ({page}) => {
  await page.goto('/docs/next/guides/first/')
  await page.getByRole('button', {name: 'English'}).click()
  await page.getByRole('link', {name: 'Deutsch'}).last().click()
  await expect(page).toHaveURL(/\/de\/docs\/next\/guides\/first\/$/)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Erste Anleitung')
})
