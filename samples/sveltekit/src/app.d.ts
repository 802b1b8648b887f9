import type {Session} from '$lib/server/oidc'

declare global {
  namespace App {
    interface Locals {
      session?: Session
    }
  }
}
