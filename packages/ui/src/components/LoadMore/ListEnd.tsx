import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { frame, line, status as statusClass } from './LoadMore.css.ts';

export interface ListEndProps {
  /** How much of it is shown, such as «20 de 134 registros»; announced when it changes. */
  status: string;
  /** Whether there is more to fetch; without it only the status is left. */
  hasMore: boolean;
  /** Fetches the next rows. */
  onLoadMore: () => void;
  /** Says what comes, such as «Mostrar 20 más». */
  label: string;
  /** The rows are on their way. @defaultValue false */
  busy?: boolean | undefined;
  /** What is said meanwhile. */
  busyLabel: string;
  /** Above the button: the message that rows did not come. */
  failure?: ReactNode;
}

/** Keeps the focus at the end of the list when the button that had it goes away. */
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

/** What a `LoadMore` consists of but its message, which tables of pages show by themselves. */
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
