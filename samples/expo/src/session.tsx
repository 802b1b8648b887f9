import {router} from 'expo-router'
import {createContext, type PropsWithChildren, use, useEffect, useState} from 'react'
import {auth} from './auth'
import type {User} from './user'

// #region session
type Session = {
  user: User | null
  /** While the application looks for a session, or the browser leaves for the login. */
  isLoading: boolean
  error?: string
  login: (path: string) => Promise<void>
  logout: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider around it.')
  return session
}

// Once for each start, also if React mounts the provider again.
const started = auth.start()

export function SessionProvider({children}: PropsWithChildren) {
  const [user, setUser] = useState<User | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [error, setError] = useState<string>()

  const fail = (reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason))

  useEffect(() => {
    started
      .then(({user, path}) => {
        setUser(user)
        if (path) router.replace(path)
      }, fail)
      .finally(() => setLoading(false))
  }, [])

  async function run(step: () => Promise<void>) {
    setLoading(true)
    setError(undefined)
    await step().catch(fail)
    setLoading(false)
  }

  const login = (path: string) => run(async () => setUser(await auth.login(path)))
  const logout = () =>
    run(async () => {
      await auth.logout()
      setUser(null)
      router.replace('/logged-out')
    })

  return <SessionContext value={{user, isLoading, error, login, logout}}>{children}</SessionContext>
}
// #endregion session
