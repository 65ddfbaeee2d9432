import { Component, createRef, type ReactNode } from 'react';
import type { NoAttributes } from '../types.ts';
import { place } from './RestoreFocus.css.ts';

export interface RestoreFocusProps extends NoAttributes {
  /** Content with the control that may disappear. */
  children: ReactNode;
}

/**
 * Moves the focus to its own element when the focused control inside disappears, such as a retry
 * button after its click: keyboard and screen reader users then continue from the new content and
 * not from the top of the page. Use it in the component whose state removes the control. It is a
 * class because `getSnapshotBeforeUpdate` requires one.
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
