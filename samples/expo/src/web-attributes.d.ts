import 'react-native'

// React Native for Web writes these attributes. The types of React Native don't know them.
declare module 'react-native' {
  interface TextProps {
    'aria-level'?: number
    dataSet?: Record<string, string>
  }
}
