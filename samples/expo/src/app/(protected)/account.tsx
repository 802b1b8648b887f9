import {Text, View} from 'react-native'
import {useSession} from '../../session'
import {Title} from '../../Title'

export default function Account() {
  const {user} = useSession()
  return (
    <>
      <Title>Account</Title>
      <Text testID="user-name">{user?.name}</Text>
      <View testID="claims">
        {Object.entries(user ?? {}).map(([name, value]) => (
          <Text key={name}>
            {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
          </Text>
        ))}
      </View>
    </>
  )
}
