import type {NextConfig} from 'next'

export default {
  poweredByHeader: false,
  // Another lock file above this folder would make Next.js take that folder for the application.
  turbopack: {root: import.meta.dirname},
} satisfies NextConfig
