import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'

const sidebars: SidebarsConfig = {
  articles: [
    'introduction',
    {
      type: 'category',
      label: 'JSON Web Tokens (JWT)',
      link: {
        type: 'generated-index',
        slug: '/category/json-web-tokens-jwt',
        title: 'JSON Web Tokens (JWT)',
        description:
          'What a JSON Web Token holds, what its signature proves, when to choose another kind of token, and how to use it safely with Keycloak.',
      },
      items: [
        'jwts/index',
        'jwts/decoding-jwt-structure',
        'jwts/jwt-benefits-drawbacks',
        'jwts/jwt-security-best-practices',
      ],
    },
  ],
}

export default sidebars
