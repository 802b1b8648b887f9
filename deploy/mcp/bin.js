#!/usr/bin/env node
import {existsSync} from 'node:fs'

// A checkout runs its source. A package has only the bundle.
const source = new URL('main.ts', import.meta.url)
if (existsSync(source)) {
  const loaders = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')])
  for (const loader of loaders) loader.register()
  await import(source.href)
} else await import(new URL('generated/docs-mcp.js', import.meta.url).href)
