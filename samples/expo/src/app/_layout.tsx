import {Link, Slot, usePathname} from 'expo-router'
import {Pressable, ScrollView, Text, View} from 'react-native'
import {SafeAreaView} from 'react-native-safe-area-context'
import {SessionProvider, useSession} from '../session'
import {styles} from '../styles'

export default function Layout() {
  return (
    <SessionProvider>
      <Frame />
    </SessionProvider>
  )
}

/** The frame of every screen, with the navigation and the user who is logged in. */
function Frame() {
  const {user, isLoading, error, login, logout} = useSession()
  const pathname = usePathname()
  return (
    <SafeAreaView style={styles.screen}>
      <View role="navigation" style={styles.row}>
        <Link href="/">Home</Link>
        <Link href="/account">Account</Link>
        <Link href="/organizations">Organizations</Link>
        <Link href="/call-api">API call</Link>
      </View>
      {/* #region buttons */}
      {!isLoading && (
        <View style={styles.row}>
          <Text role="status" testID="session" dataSet={{state: user ? 'in' : 'out'}}>
            {user ? `Logged in as ${user.name}` : 'Not logged in'}
          </Text>
          {user ? (
            <Pressable role="button" testID="logout" style={styles.button} onPress={() => void logout()}>
              <Text>Log out</Text>
            </Pressable>
          ) : (
            <Pressable
              role="button"
              testID="login"
              style={styles.button}
              onPress={() => void login(loginPath(pathname))}
            >
              <Text>Log in</Text>
            </Pressable>
          )}
        </View>
      )}
      {/* #endregion buttons */}
      <ScrollView contentContainerStyle={styles.content}>
        {error ? (
          <Text role="alert" testID="login-error">
            The login failed: {error}
          </Text>
        ) : (
          <Slot />
        )}
      </ScrollView>
    </SafeAreaView>
  )
}

/** Where a login returns to: these two pages are no place to stay. */
const loginPath = (pathname: string) => (['/callback', '/logged-out'].includes(pathname) ? '/' : pathname)
