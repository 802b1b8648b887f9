import {useState} from 'react'
import {Pressable, Text} from 'react-native'
import {auth} from '../../auth'
import {useSession} from '../../session'
import {settings} from '../../settings'
import {styles} from '../../styles'
import {Title} from '../../Title'

// #region call-api
export default function ApiCall() {
  const {login} = useSession()
  const [answer, setAnswer] = useState('')

  async function call() {
    // If the token can't be renewed, the session has ended.
    const token = await auth.accessToken().catch(() => login('/call-api'))
    if (!token) return
    const headers = {Authorization: `Bearer ${token}`}
    const response = await fetch(`${settings.apiUrl}/api/hello`, {headers})
    const {message, error} = (await response.json()) as {message?: string; error?: string}
    setAnswer(message ?? `${response.status} ${error}`)
  }

  const callAndShow = () => call().catch((error: unknown) => setAnswer(`The call failed: ${error}`))

  return (
    <>
      <Title>API call</Title>
      <Pressable role="button" testID="call-api" style={styles.button} onPress={() => void callAndShow()}>
        <Text>Call /api/hello</Text>
      </Pressable>
      <Text role="status" testID="api-answer">
        {answer}
      </Text>
    </>
  )
}
// #endregion call-api
