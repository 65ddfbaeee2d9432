import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import type { NoAttributes } from '../private/types.ts';
import { ListEnd, type ListEndProps } from './ListEnd.tsx';

export interface LoadMoreProps extends Omit<ListEndProps, 'failure'>, NoAttributes {
  /** Error message if loading failed. It is announced, and the button tries again. */
  error?: ReactNode;
}

/**
 * A button that loads the next rows of a list, with a status message. Place it below the list; the
 * caller appends the rows.
 */
export function LoadMore({ error, ...end }: LoadMoreProps) {
  const failure = error ? (
    <Alert tone="danger" live="assertive">
      {error}
    </Alert>
  ) : null;
  return <ListEnd {...end} failure={failure} />;
}
