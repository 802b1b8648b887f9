import {Component, type PropsWithChildren, type ReactNode} from 'react'
import {ActionButton} from '../../ui/Button'

type Props = PropsWithChildren<{onClose: () => void}>

/** Keeps a console that does not load, or that breaks, from taking the page with it. */
export class ConsoleBoundary extends Component<Props, {hasFailed: boolean}> {
  override state = {hasFailed: false}

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true}
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert">
        <p>The console did not load. Check your connection and load the page anew; the cURL sample works without it.</p>
        <ActionButton label="Close" onClick={this.props.onClose} />
      </div>
    )
  }
}
