import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {InBothModes} from '../_parts/InBothModes'
import Markdown from './_prose.mdx'
import styles from './styles.module.css'

export function Prose(): ReactNode {
  return (
    <InBothModes>
      {() => (
        <div className={`markdown ${styles.prose ?? ''}`}>
          <MDXContent>
            <Markdown />
          </MDXContent>
        </div>
      )}
    </InBothModes>
  )
}
