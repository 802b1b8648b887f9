export default defineNuxtConfig({
  compatibilityDate: '2026-05-11',
  telemetry: false,
  // The client in Keycloak allows only this port.
  devServer: {port: 5108},
  css: ['~/style.css'],
  app: {
    head: {
      title: 'Acme in Nuxt',
      htmlAttrs: {lang: 'en'},
      link: [{rel: 'icon', href: 'data:,'}],
    },
  },
})
