import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { ListEnd, type ListEndProps } from './ListEnd.tsx';

export interface LoadMoreProps extends Omit<ListEndProps, 'failure'> {
  /** Why the rows did not come; announced, and the button tries again. */
  error?: ReactNode;
}

/** The end of a list that is fetched page by page. New rows are inserted where the user is. */
export function LoadMore({ error, ...end }: LoadMoreProps) {
  const failure = error ? (
    <Alert tone="danger" live="assertive">
      {error}
    </Alert>
  ) : null;
  return <ListEnd {...end} failure={failure} />;
}
