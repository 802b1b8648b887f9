import {expect, test} from '../lib/test'

test.describe('the desktop begins above 996 px', () => {
  for (const {width, isDesktop} of [
    {width: 996, isDesktop: false},
    {width: 997, isDesktop: true},
  ]) {
    test(
      `${width} px wide, the page is that of ${isDesktop ? 'a desktop' : 'a phone'}`,
      {tag: '@2.18'},
      async ({page}) => {
        await page.setViewportSize({width, height: 800})
        await page.goto('/docs/introduction/keycloak/')
        const navbar = page.getByRole('navigation', {name: 'Main'})
        await expect(navbar.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible({visible: !isDesktop})
        await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible({visible: isDesktop})
        await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible({visible: isDesktop})
      },
    )
  }
})

test('the navbar stays while the reader scrolls down near the top', {tag: '@2.17'}, async ({page}) => {
  await page.goto('/docs/introduction/keycloak/')
  for (const top of [10, 25, 40]) {
    // What the scroll event changes has begun to move after two frames.
    await page.evaluate(async (y) => {
      window.scrollTo({top: y, behavior: 'instant'})
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await Promise.allSettled(document.getAnimations().map(({finished}) => finished))
    }, top)
    await expect(page.getByRole('navigation', {name: 'Main', exact: true})).toBeInViewport({ratio: 1})
  }
})
