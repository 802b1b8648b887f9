import {NestFactory} from '@nestjs/core'
import type {NestExpressApplication} from '@nestjs/platform-express'
import {AppModule} from './app.module.js'
import {sessions, showUser} from './auth/sessions.js'
import {isSecure, settings} from './settings.js'

const app = await NestFactory.create<NestExpressApplication>(AppModule)
app.setViewEngine('ejs')
app.disable('x-powered-by')
// Over HTTPS, a proxy is in front of this server. Without this line, it sends no `Secure` cookie.
if (isSecure) app.set('trust proxy', 1)

app.useStaticAssets('public')
app.use(sessions, showUser)

// Browsers reach the server through `localhost` or a proxy on the same machine.
await app.listen(settings.port, '127.0.0.1')
console.log(`Listening on ${settings.appUrl.href}`)
