import {translate} from '@docusaurus/Translate'
import {Children, Fragment, isValidElement, useId, type ReactNode} from 'react'
import {TabsAttribute} from './attributes'
import {tabItems, type TabItemProps} from './items'
import styles from './styles.module.css'

export type TabsProps = {
  /** Tabs of one group show the same value, on every page, in later visits and by the address (`?language=java`). Default: these stand alone. */
  groupId?: string
  /** `TabItem`s. */
  children: ReactNode
}

/**
 * Panels of which one is shown. The tabs are the browser's radio buttons, which need no script and know the arrow keys;
 * `src/parts/tabs/tabs.client.ts` keeps a group together.
 */
export function Tabs({groupId, children}: TabsProps): ReactNode {
  const id = useId()
  const panels = Children.toArray(children).flatMap((child) =>
    isValidElement<TabItemProps>(child) ? [child.props] : [],
  )
  const items = tabItems(panels)
  return (
    <div
      className={styles.tabs}
      role="group"
      aria-label={translate(
        {id: 'site.tabs.label', message: 'Tabs: {labels}'},
        {labels: items.map(({label}) => label).join(', ')},
      )}
    >
      <div className={styles.row}>
        {items.map(({value, label, isFirst}) => (
          <Fragment key={value}>
            <input
              type="radio"
              name={id}
              id={`${id}${value}`}
              value={value}
              defaultChecked={isFirst}
              {...{[TabsAttribute.group]: groupId}}
            />
            <label htmlFor={`${id}${value}`}>{label}</label>
          </Fragment>
        ))}
      </div>
      {items.map(({value, children: content}) => (
        <div key={value} className={styles.panel} {...{[TabsAttribute.panel]: `${id}${value}`}}>
          {content}
        </div>
      ))}
    </div>
  )
}

/** One panel of `Tabs`, which draws it. */
export function TabItem({children}: TabItemProps): ReactNode {
  return children
}
