import type {ReactNode} from 'react'
import styles from './styles.module.css'

export type GroupProps = {
  id: string
  title: string
  intro: string
  children: ReactNode
}

/** One chapter of the style page. */
export function Group({id, title, intro, children}: GroupProps): ReactNode {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className="container">
        <h2 id={id}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      {children}
    </section>
  )
}
