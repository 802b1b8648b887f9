import {Text} from 'react-native'
import {Title} from '../Title'

export default function LoggedOut() {
  return (
    <>
      <Title>Logged out</Title>
      <Text>You are logged out of this application and of Keycloak.</Text>
    </>
  )
}
