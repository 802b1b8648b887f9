/** What all sample applications have. */
type Sample = {
  /** Its folder in `samples/`, and what follows `acme-` in its client ID. */
  name: string
  /** The address of the page that explains it. */
  page: string
  /** The section that lists it, by its folder in `docs/`. Default: `securing-applications`. */
  section?: 'backends'
  title: string
  /** The library or program that logs in or checks tokens. */
  library: string
  /** Programs that have to be on the PATH, besides Node. Default: none. */
  needs?: readonly string[]
  /** Commands that prove it, in this order, each in its folder: install, lint, check types, build. */
  prepare: readonly string[]
}

/** A sample that listens on a port. */
type ServerSample = Sample & {
  /**
   * - browser: a public client, which calls `samples/api`
   * - server: a confidential client, with a session and an API on the server
   * - api: checks access tokens, and logs no users in
   */
  kind: 'browser' | 'server' | 'api'
  port: number
  /** Starts what was built, on $PORT. */
  start: string
}

/** A command-line program with a public client. */
type CommandSample = Sample & {kind: 'command'}

/** A sample application of the sections "Securing applications" and "Backends, CLIs, and gateways". */
export type SampleApp = ServerSample | CommandSample

const npm = {
  prepare: ['npm ci --no-audit --no-fund', 'npm run lint', 'npm run check', 'npm run build'],
  start: 'npm start',
} as const

/** The first commands of all in Python. */
const python = [
  'python3 -m venv .venv',
  '.venv/bin/pip install --quiet --require-hashes -r requirements-dev.txt',
  '.venv/bin/ruff format --check && .venv/bin/ruff check',
  '.venv/bin/mypy .',
] as const

/** Every sample application that logs in. `samples/README.md` says how to add one. */
export const sampleApps: readonly SampleApp[] = [
  {
    name: 'javascript',
    page: '/docs/securing-applications/javascript/',
    title: 'JavaScript',
    kind: 'browser',
    port: 5101,
    library: 'oidc-client-ts',
    ...npm,
  },
  {
    name: 'react',
    page: '/docs/securing-applications/react/',
    title: 'React',
    kind: 'browser',
    port: 5102,
    library: 'react-oidc-context',
    ...npm,
  },
  {
    name: 'vue',
    page: '/docs/securing-applications/vue/',
    title: 'Vue',
    kind: 'browser',
    port: 5103,
    library: 'oidc-client-ts',
    ...npm,
  },
  {
    name: 'angular',
    page: '/docs/securing-applications/angular/',
    title: 'Angular',
    kind: 'browser',
    port: 5104,
    library: 'oidc-client-ts',
    ...npm,
  },
  {
    name: 'expo',
    page: '/docs/securing-applications/expo/',
    title: 'Expo (React Native)',
    kind: 'browser',
    port: 5119,
    library: 'expo-auth-session',
    ...npm,
    // Only variables with this prefix reach the application.
    prepare: [
      ...npm.prepare.slice(0, 3),
      'env EXPO_PUBLIC_ISSUER=$ISSUER EXPO_PUBLIC_CLIENT_ID=$CLIENT_ID EXPO_PUBLIC_API_URL=$API_URL EXPO_NO_TELEMETRY=1 EXPO_OFFLINE=1 npm run build',
    ],
  },
  {
    name: 'next',
    page: '/docs/securing-applications/next/',
    title: 'Next.js',
    kind: 'server',
    port: 5105,
    library: 'openid-client',
    ...npm,
  },
  {
    name: 'sveltekit',
    page: '/docs/securing-applications/sveltekit/',
    title: 'SvelteKit',
    kind: 'server',
    port: 5106,
    library: 'openid-client',
    ...npm,
    // The server that SvelteKit builds knows its own address by this name.
    start: 'env ORIGIN=$APP_URL npm start',
  },
  {
    name: 'remix',
    page: '/docs/securing-applications/remix/',
    title: 'Remix (React Router)',
    kind: 'server',
    port: 5107,
    library: 'openid-client',
    ...npm,
  },
  {
    name: 'nuxt',
    page: '/docs/securing-applications/nuxt/',
    title: 'Nuxt',
    kind: 'server',
    port: 5108,
    library: 'openid-client',
    ...npm,
    // Nuxt needs Node 22.19. Its scripts find this one before that of the machine, which may be older.
    prepare: [
      'npm ci --no-audit --no-fund --no-engine-strict',
      'npm install --no-save --no-audit --no-fund --no-engine-strict --no-ignore-scripts node@22.23.3',
      ...npm.prepare.slice(1),
    ],
  },
  {
    name: 'springboot',
    page: '/docs/securing-applications/springboot/',
    title: 'Spring Boot',
    kind: 'server',
    port: 5109,
    library: 'Spring Security',
    needs: ['java', 'mvn'],
    prepare: ['mvn --batch-mode --no-transfer-progress verify'],
    start: 'java -jar target/acme-springboot.jar',
  },
  {
    name: 'django',
    page: '/docs/securing-applications/django/',
    title: 'Django',
    kind: 'server',
    port: 5110,
    library: 'Authlib',
    needs: ['python3'],
    prepare: [
      ...python,
      // As it would be deployed: over HTTPS.
      'APP_URL=https://app.example.com .venv/bin/python manage.py check --deploy --fail-level WARNING',
      '.venv/bin/python manage.py migrate --no-input',
      '.venv/bin/python manage.py collectstatic --no-input',
      '.venv/bin/python manage.py test',
    ],
    start: '.venv/bin/gunicorn acme.wsgi --bind 127.0.0.1:$PORT --workers 2 --threads 4',
  },
  {
    name: 'express',
    page: '/docs/backends/express/',
    section: 'backends',
    title: 'Express',
    kind: 'server',
    port: 5111,
    library: 'openid-client',
    ...npm,
  },
  {
    name: 'fastapi',
    page: '/docs/backends/fastapi/',
    section: 'backends',
    title: 'FastAPI',
    kind: 'server',
    port: 5112,
    library: 'Authlib',
    needs: ['python3'],
    prepare: python,
    start: '.venv/bin/uvicorn acme.main:app --host 127.0.0.1 --port $PORT',
  },
  {
    name: 'nestjs',
    page: '/docs/backends/nestjs/',
    section: 'backends',
    title: 'NestJS',
    kind: 'server',
    port: 5116,
    library: 'openid-client',
    ...npm,
  },
  {
    name: 'go',
    page: '/docs/backends/go/',
    section: 'backends',
    title: 'Go',
    kind: 'server',
    port: 5114,
    library: 'go-oidc',
    needs: ['go'],
    prepare: ['test -z "$(gofmt -l .)"', 'go vet ./...', 'go test ./...', 'go build -o acme .'],
    start: './acme',
  },
  {
    name: 'flask',
    page: '/docs/backends/flask/',
    section: 'backends',
    title: 'Flask',
    kind: 'server',
    port: 5115,
    library: 'Authlib',
    needs: ['python3'],
    prepare: [...python, '.venv/bin/python -m unittest tests'],
    start: ".venv/bin/gunicorn 'acme:create_app()' --bind 127.0.0.1:$PORT --workers 2 --threads 4",
  },
  {
    name: 'quarkus',
    page: '/docs/backends/quarkus/',
    section: 'backends',
    title: 'Quarkus',
    kind: 'server',
    port: 5117,
    library: 'quarkus-oidc',
    needs: ['java', 'mvn'],
    prepare: ['mvn --batch-mode --no-transfer-progress verify'],
    start: 'java -jar target/quarkus-app/quarkus-run.jar',
  },
  {
    name: 'axum',
    page: '/docs/backends/axum/',
    section: 'backends',
    title: 'Rust (axum)',
    kind: 'server',
    port: 5118,
    library: 'openidconnect',
    needs: ['cargo'],
    // All in release mode, so that the dependencies are compiled once.
    prepare: [
      'cargo fmt --check',
      'cargo clippy --release --all-targets --locked -- -D warnings',
      'cargo test --release --locked',
      'cargo build --release --locked',
    ],
    start: './target/release/acme',
  },
  {
    name: 'cli',
    page: '/docs/backends/cli/',
    section: 'backends',
    title: 'Command-line program',
    kind: 'command',
    library: 'openid-client',
    prepare: npm.prepare.slice(0, 3),
  },
  {
    name: 'mcp-server',
    page: '/docs/backends/mcp-server/',
    section: 'backends',
    title: 'MCP server',
    kind: 'api',
    port: 5113,
    library: '@modelcontextprotocol/sdk',
    ...npm,
  },
]

/** The port of `samples/api`, which the browser applications call. */
export const SAMPLE_API_PORT = 5100
