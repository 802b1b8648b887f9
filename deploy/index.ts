import {apache} from './apache'
import {caddy} from './caddy'
import {cloudfront} from './cloudfront'
import {netlify} from './netlify'
import {nginx} from './nginx'
import type {Target} from './target'

/** By the names of their folders. Cloudflare Pages reads `_headers`, which the build holds. */
export const targets = {apache, caddy, cloudfront, netlify, nginx} as const satisfies Readonly<Record<string, Target>>
