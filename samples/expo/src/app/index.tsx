import {Text} from 'react-native'
import {Title} from '../Title'

export default function Home() {
  return (
    <>
      <Title>Home</Title>
      <Text>This screen is public.</Text>
    </>
  )
}
