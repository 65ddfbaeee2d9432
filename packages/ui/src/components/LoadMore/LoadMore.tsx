import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { ListEnd } from './ListEnd.tsx';

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

/** The end of a list that is fetched page by page. New rows are inserted where the user is. */
export function LoadMore({ error, ...end }: LoadMoreProps) {
  const failure = error ? (
    <Alert tone="danger" live="assertive">
      {error}
    </Alert>
  ) : null;
  return <ListEnd {...end} failure={failure} />;
}
