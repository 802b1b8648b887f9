import {Component, type PropsWithChildren, type ReactElement, type ReactNode} from 'react'
import {createRoot} from 'react-dom/client'
import {stylesheet} from '../inline/stylesheet'
import {Failure} from '../components/layout/Failure'
import {ISLAND_OPENER, type IslandModule} from '../lib/islands'

/** The messages of an error and of what caused it, a line each. */
export function messagesOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}\n${messagesOf(error.cause)}` : error.message
}

/** An island that breaks says so in its own place: the page around it is HTML, and stays. */
class CrashBoundary extends Component<PropsWithChildren<{onClose: () => void}>, {error: Error | undefined}> {
  override state: {error: Error | undefined} = {error: undefined}

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error}
  }

  override render(): ReactNode {
    const {error} = this.state
    if (error === undefined) return this.props.children
    return (
      <Failure
        title="This part of the page crashed"
        advice="Trying again helps if the cause has passed; the page around it is not affected."
        retryLabel="Try again"
        onRetry={() => this.setState({error: undefined})}
        onClose={this.props.onClose}
      >
        {messagesOf(error)}
      </Failure>
    )
  }
}

/**
 * Makes what an island's module exports.
 * @param draw is given what the page says of the island, as it was read from JSON, and what closes it.
 * @param onHandover is given what the island of the page before has left.
 */
export function islandOf(
  draw: (props: unknown, onClose: () => void) => ReactElement,
  onHandover?: (handover: string | null) => void,
): IslandModule {
  return {
    async mount(element, href, handover) {
      await stylesheet(href)
      const closed = [...element.childNodes]
      const data = element.querySelector('script')?.textContent ?? 'null'
      element.replaceChildren()
      const root = createRoot(element)
      const close = (): void => {
        root.unmount()
        element.replaceChildren(...closed)
        element.querySelector('[data-island-note]')?.remove()
        element.querySelector<HTMLElement>(`[${ISLAND_OPENER}]`)?.focus()
      }
      const props: unknown = JSON.parse(data)
      onHandover?.(handover)
      const Island = (): ReactElement => draw(props, close)
      root.render(
        <CrashBoundary onClose={close}>
          <Island />
        </CrashBoundary>,
      )
    },
  }
}
