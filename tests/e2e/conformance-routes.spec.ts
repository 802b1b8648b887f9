import {brand} from '../../src/data/brand'
import {sitemap} from '../lib/sitemap'
import {answered, expect, mayLog, test} from '../lib/test'

const written = [
  '/',
  '/access/',
  '/contact/',
  '/pricing/',
  '/pricing/hosting/',
  '/pricing/support/',
  '/company/about/',
  '/company/careers/',
  '/company/privacy/',
  '/company/service-agreement/',
  '/company/sla/',
  '/company/subprocessors/',
  '/company/terms/',
  '/product/adminportal/',
  '/product/identity/',
  '/product/integrations/',
  '/product/onprem/',
  '/product/organizations/',
  '/product/sso/',
  '/hosting/',
  '/hosting/backups/',
  '/hosting/configure/',
  '/hosting/customize/',
  '/hosting/deployments/',
  '/hosting/monitoring/',
  '/hosting/self-host-vs-managed/',
  '/hosting/support/',
  '/hosting/version-upgrades/',
  '/blog/',
  '/blog/archive/',
  '/blog/authors/',
  '/blog/tags/',
  '/blog/dashboard-launch/',
  `/blog/tags/${brand.slug}/`,
  '/docs/introduction/',
  '/docs/introduction/documentation/',
  '/docs/introduction/keycloak/',
  '/docs/introduction/open-source/',
  '/docs/getting-started/',
  '/docs/getting-started/customizing-ui/',
  '/docs/getting-started/dashboard/',
  '/docs/getting-started/email/',
  '/docs/getting-started/launch-checklist/',
  '/docs/getting-started/realm-configuration/',
  '/docs/getting-started/sample/',
  '/docs/affiliate/',
  '/docs/api-description/',
  `/api/${brand.slug}-admin-rest-api/`,
  '/articles/introduction/',
  '/articles/jwts/',
  '/articles/jwts/decoding-jwt-structure/',
  '/articles/jwts/jwt-benefits-drawbacks/',
  '/articles/jwts/jwt-security-best-practices/',
  '/articles/category/json-web-tokens-jwt/',
  '/guides/',
  '/support/',
  '/support/24-7-on-call/',
  '/support/architecture-review/',
  '/support/community/',
  '/support/custom-extensions/',
  '/support/emergency-support/',
  '/support/guidance-for-scale/',
  '/support/infrastructure-implementation/',
  '/support/migrate-to-keycloak/',
  '/support/theming/',
  '/support/version-upgrades/',
  '/docs/admin-portal/',
  '/docs/api/',
  '/docs/audit-logs/',
  '/docs/authentication/',
  '/docs/hosting/',
  '/docs/keycloak/',
  '/docs/organizations/',
  '/docs/securing-applications/',
  '/docs/security/',
  '/docs/self-service/',
  '/docs/sso/',
  '/docs/user-migration/',
  '/docs/admin-portal/portal-link/',
  '/docs/api/authentication/',
  '/docs/api/sdks/',
  '/docs/api/service-accounts/',
  '/docs/audit-logs/access/',
  '/docs/audit-logs/admin/',
  '/docs/audit-logs/api/',
  '/docs/audit-logs/system/',
  '/docs/audit-logs/webhooks/',
  '/docs/authentication/complex-flows/',
  '/docs/authentication/magic-links/',
  '/docs/authentication/otps/',
  '/docs/authentication/social-login/',
  '/docs/authentication/sso/',
  '/docs/authentication/understanding-flows/',
  '/docs/authentication/username-password/',
  '/docs/authentication/webauthn/',
  '/docs/hosting/connect/',
  '/docs/hosting/kubernetes/',
  '/docs/keycloak/ciam/',
  '/docs/keycloak/iam/',
  '/docs/keycloak/idp/',
  '/docs/keycloak/overview/',
  '/docs/organizations/active-organization-authenticator/',
  '/docs/organizations/active-organization/',
  '/docs/organizations/attributes/',
  '/docs/organizations/identity-providers/',
  '/docs/organizations/invitations/',
  '/docs/organizations/membership/',
  '/docs/organizations/organizations-events/',
  '/docs/organizations/organizations-import-export/',
  '/docs/organizations/roles/',
  '/docs/securing-applications/angular/',
  '/docs/securing-applications/django/',
  '/docs/securing-applications/javascript/',
  '/docs/securing-applications/next/',
  '/docs/securing-applications/nuxt/',
  '/docs/securing-applications/react/',
  '/docs/securing-applications/remix/',
  '/docs/securing-applications/springboot/',
  '/docs/securing-applications/sveltekit/',
  '/docs/securing-applications/vue/',
  '/docs/security/allow-deny-lists/',
  '/docs/security/brute-force-detection/',
  '/docs/security/password-blacklist/',
  '/docs/security/password-policy/',
  '/docs/security/penetration-tests/',
  '/docs/security/rate-limiting/',
  '/docs/security/recaptcha/',
  '/docs/self-service/access/',
  '/docs/self-service/custom-domains/',
  '/docs/self-service/dashboard-overview/',
  '/docs/self-service/dedicated-clusters/',
  '/docs/self-service/deployments/',
  '/docs/self-service/your-organization/',
  '/docs/sso/setup/',
  '/docs/sso/sso-without-auth/',
  '/docs/sso/wizards/',
  '/docs/user-migration/api/',
  '/docs/organizations/portal/',
  '/blog/page/2/',
  '/blog/page/3/',
  '/blog/page/4/',
  '/blog/page/5/',
  '/blog/page/6/',
  '/blog/page/7/',
  '/blog/tags/authentication/page/3/',
  '/blog/tags/keycloak/page/5/',
  '/blog/tags/open-source/page/3/',
  '/blog/tags/release/page/2/',
  '/blog/tags/sso/page/2/',
  '/blog/tags/tutorial/page/2/',
  '/blog/tags/authorization/page/2/',
  '/blog/tags/launch/',
  '/blog/tags/tutorial/',
  '/blog/tags/comparison/',
  '/blog/tags/compliance/',
  '/blog/tags/magic-links/',
  '/blog/tags/organizations/',
  '/blog/tags/hosting/',
  `/blog/tags/${brand.slug}/page/7/`,
]

for (const pathname of written) {
  test(`${pathname} is a page`, async ({request}) => {
    const response = await request.get(pathname, {maxRedirects: 0})
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<h1')
  })
}

test('every address without its trailing slash leads to the one with it, and keeps the whole query', async ({
  request,
}) => {
  for (const pathname of sitemap.filter((pathname) => pathname !== '/')) {
    const response = await request.get(`${pathname.slice(0, -1)}?q=a%20b?c&x=1`, {maxRedirects: 0})
    expect(response.status(), pathname).toBe(301)
    expect(response.headers().location).toBe(`${pathname}?q=a%20b?c&x=1`)
  }
})

test('a path with repeated slashes leads to the one without, and keeps the query', async ({page, baseURL}) => {
  for (const pathname of ['//docs//introduction/', '/docs///introduction/', '/docs/introduction//']) {
    await page.goto(`${baseURL ?? ''}${pathname}?q=a?b`)
    await expect(page).toHaveURL('/docs/introduction/?q=a?b')
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
  }
})

test('a path is exact: in other letters, or with more behind it, there is no page', async ({request}) => {
  for (const pathname of [
    '/Docs/introduction/',
    '/docs/introduction/index.html',
    '/docs/introduction/x/',
    '/guide/',
    '/404',
    '/404/',
    '/404.html',
  ]) {
    expect((await request.get(pathname)).status()).toBe(404)
  }
})

test('a path without a page has the status 404 and the not-found page', async ({page}) => {
  for (const pathname of ['/no-such-page/', '/no-such-page', '/docs/no/such/page/', '/blog/page/99/']) {
    mayLog(page, answered(404, new RegExp(`${pathname}$`)))
    const response = await page.goto(pathname)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', {level: 1, name: 'There is no page at this address'})).toBeVisible()
  }
})
