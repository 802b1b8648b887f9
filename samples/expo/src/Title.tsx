import type {PropsWithChildren} from 'react'
import {Text} from 'react-native'
import {styles} from './styles'

/** The heading of a screen. */
export function Title({children}: PropsWithChildren) {
  return (
    <Text role="heading" aria-level={1} style={styles.title}>
      {children}
    </Text>
  )
}
