import {Redirect} from 'expo-router'
import {Platform, Text} from 'react-native'

/** On the web, the session provider completes the login. On a phone, the library does, and Android also opens this screen. */
export default function Callback() {
  return Platform.OS === 'web' ? <Text>Logging in…</Text> : <Redirect href="/" />
}
