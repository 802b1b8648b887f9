import type {NextConfig} from 'next'

export default {
  poweredByHeader: false,
  // If a folder above has a lock file too, Next.js would use that folder as the application.
  turbopack: {root: import.meta.dirname},
} satisfies NextConfig
