import type { ApiError } from '@consultancy/api';
import { Button, ErrorState } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { ReportFailure } from '../ReportScreen/components/ReportFailure.tsx';

/** Whether the address of a page names no record. */
export const isUnknownRecord = ({ status }: ApiError) => status === 404 || status === 400;

interface RecordFailureProps {
  error: ApiError;
  /** Title of the message that there is no such record. */
  unknown: string;
  /** What to check in the address. */
  help: string;
  /** Address of the list of the records that exist. */
  href: string;
  label: string;
  onRetry: () => void;
}

/**
 * Message of a page of one record. Of an unknown one it leads to the list, as a repeated request would not
 * find it either.
 */
export function RecordFailure({ error, unknown, help, href, label, onRetry }: RecordFailureProps) {
  if (!isUnknownRecord(error)) {
    return <ReportFailure error={error} subject={undefined} onRetry={onRetry} />;
  }
  return (
    <ErrorState
      title={unknown}
      action={
        <Button asChild>
          <Link to={href}>{label}</Link>
        </Button>
      }
    >
      {help}
    </ErrorState>
  );
}
