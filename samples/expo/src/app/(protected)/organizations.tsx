import {Text, View} from 'react-native'
import {useSession} from '../../session'
import {Title} from '../../Title'
import {organizationsOf} from '../../user'

export default function Organizations() {
  const {user} = useSession()
  return (
    <>
      <Title>Organizations</Title>
      <View testID="organizations">
        {user &&
          organizationsOf(user).map(({name, roles}) => (
            <Text key={name}>
              {name}: {roles.join(', ')}
            </Text>
          ))}
      </View>
    </>
  )
}
