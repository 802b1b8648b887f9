import type {ReportTable} from '../report'

/** How a receiver reads the bytes that Keycloak signed. */
export const rawBodies: ReportTable = {
  kind: 'table',
  caption: 'Read the raw body',
  head: ['Framework', 'Code'],
  rows: [
    ['Express', "`app.post('/keycloak', express.raw({type: 'application/json'}), …)` and `request.body`"],
    ['NestJS', '`NestFactory.create(AppModule, {rawBody: true})` and `request.rawBody`'],
    ['Next.js', '`await request.text()` in a route handler'],
    ['FastAPI', '`await request.body()`'],
    ['Flask', '`request.get_data()`'],
    ['Django', '`request.body`'],
    ['Spring', '`@RequestBody byte[] body`'],
    ['Go', '`io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))`'],
    ['ASP.NET Core', '`await request.Body.CopyToAsync(buffer)`'],
    ['PHP', "`file_get_contents('php://input')`"],
  ],
}
