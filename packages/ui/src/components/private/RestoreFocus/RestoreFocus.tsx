import { Component, createRef, type ReactNode } from 'react';
import { place } from './RestoreFocus.css.ts';

export interface RestoreFocusProps {
  /** What contains the control. */
  children: ReactNode;
}

/**
 * Restores the focus when the focused control disappears, as «Intentar de nuevo» does when it is
 * clicked: keyboard and screen reader continue from the new content, not from the top of the page.
 * It belongs in the component whose state removes the control. A class, as only classes have
 * `getSnapshotBeforeUpdate`.
 */
export class RestoreFocus extends Component<RestoreFocusProps> {
  readonly #place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): boolean {
    return this.#place.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, wasInside: boolean): void {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasInside && isLost) this.#place.current?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    return (
      <div ref={this.#place} tabIndex={-1} className={place}>
        {this.props.children}
      </div>
    );
  }
}
