import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { frame, line, status as statusClass } from './LoadMore.css.ts';

export interface LoadMoreProps {
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
  /** Why the rows did not come; announced, and the button tries again. */
  error?: ReactNode;
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

/** The end of a list that is fetched page by page. New rows are inserted where the user is. */
export function LoadMore(props: LoadMoreProps) {
  const { status, hasMore, onLoadMore, label, busy = false, busyLabel, error } = props;
  const focus = useFocusAtEnd(hasMore);
  return (
    <div className={frame}>
      {error ? (
        <Alert tone="danger" live="assertive">
          {error}
        </Alert>
      ) : null}
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
