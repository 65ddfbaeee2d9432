import { Component, createRef, type ReactNode } from 'react';
import { place } from './RestoreFocus.css.ts';

interface RestoreFocusProps {
  children: ReactNode;
}

/**
 * Keeps the focus in its place when the control that had it goes away, as «Intentar de nuevo» does
 * when it is pressed: what comes instead is read on from here, not from the top of the page. It
 * stands in the component whose state takes the control away. A class, as only a class is asked
 * before the page changes.
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
