import {translate} from '@docusaurus/Translate'
import {Component, type PropsWithChildren, type ReactNode} from 'react'
import {Failure} from '../../kit/layout/Failure'

/** The messages of an error and of what caused it, a line each. */
function messagesOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}\n${messagesOf(error.cause)}` : error.message
}

/** An island that breaks says so in its own place: the page around it is HTML, and stays. */
export class CrashBoundary extends Component<PropsWithChildren<{onClose: () => void}>, {error: Error | undefined}> {
  override state: {error: Error | undefined} = {error: undefined}

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error}
  }

  override render(): ReactNode {
    const {error} = this.state
    if (error === undefined) return this.props.children
    return (
      <Failure
        title={translate({id: 'site.console.crash.title', message: 'This part of the page crashed'})}
        advice={translate({id: 'site.console.crash.advice', message: 'Try again. The rest of the page still works.'})}
        retryLabel={translate({id: 'site.console.crash.retry', message: 'Try again'})}
        onRetry={() => this.setState({error: undefined})}
        onClose={this.props.onClose}
      >
        {messagesOf(error)}
      </Failure>
    )
  }
}
