import {Slot, usePathname} from 'expo-router'
import {useEffect} from 'react'
import {Platform, Text} from 'react-native'
import {useSession} from '../../session'

// #region protected
/** Protects the screens in this folder. On the web, visitors log in first. On a phone, they press the button. */
export default function Protected() {
  const {user, isLoading, error, login} = useSession()
  const pathname = usePathname()
  const hasToLogIn = !user && !isLoading && !error

  useEffect(() => {
    if (hasToLogIn && Platform.OS === 'web') void login(pathname)
  }, [hasToLogIn, login, pathname])

  if (user) return <Slot />
  return hasToLogIn ? <Text>Log in to open this screen.</Text> : null
}
// #endregion protected
