import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { frame, line, status as statusClass } from './LoadMore.css.ts';

export interface ListEndProps {
  /** Text that says how much is shown, such as «20 de 134 registros». Announced when it changes. */
  status: string;
  /** Whether there are more rows. If `false`, only the status is shown. */
  hasMore: boolean;
  /** Called when the user clicks the button. Not called while busy. */
  onLoadMore: () => void;
  /** Label of the button, such as «Mostrar 20 más». */
  label: string;
  /** Whether the next rows are being loaded. @defaultValue false */
  busy?: boolean | undefined;
  /** Label of the button while busy. */
  busyLabel: string;
  /** Error message above the button. */
  failure?: ReactNode;
}

/** Moves the focus to the status when the focused button disappears. */
function useFocusAtEnd(hasMore: boolean) {
  const end = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hasMore || !hadFocus.current) return;
    hadFocus.current = false;
    end.current?.focus({ preventScroll: true });
  }, [hasMore]);
  return {
    end,
    button: {
      onFocus: () => {
        hadFocus.current = true;
      },
      onBlur: () => {
        hadFocus.current = false;
      },
    },
  };
}

/** A `LoadMore` without its error message, which a `PagedTable` renders itself. */
export function ListEnd(props: ListEndProps) {
  const { status, hasMore, onLoadMore, label, busy = false, busyLabel, failure } = props;
  const focus = useFocusAtEnd(hasMore);
  return (
    <div className={frame}>
      {failure}
      <div className={line}>
        {hasMore ? (
          <Button {...focus.button} busy={busy} busyLabel={busyLabel} onClick={onLoadMore}>
            {label}
          </Button>
        ) : null}
        <p ref={focus.end} tabIndex={-1} role="status" className={statusClass}>
          {status}
        </p>
      </div>
    </div>
  );
}
