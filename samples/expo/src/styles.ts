import {StyleSheet} from 'react-native'

export const styles = StyleSheet.create({
  screen: {flex: 1, width: '100%', maxWidth: 960, marginHorizontal: 'auto', padding: 16, gap: 16},
  row: {flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 16},
  content: {gap: 8},
  title: {fontSize: 28, fontWeight: 'bold'},
  button: {alignSelf: 'flex-start', borderWidth: 1, borderRadius: 4, paddingVertical: 4, paddingHorizontal: 12},
})
