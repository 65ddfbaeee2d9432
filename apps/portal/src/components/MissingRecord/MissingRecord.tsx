import { Button, ErrorState } from '@consultancy/ui';
import { Link } from 'react-router-dom';

interface MissingRecordProps {
  /** Title of the message. */
  title: string;
  /** What to check in the address. */
  help: string;
  /** Address of the list of the records that exist. */
  href: string;
  label: string;
}

/** Message of a page whose address names no record: a repeated request would not find it either. */
export function MissingRecord({ title, help, href, label }: MissingRecordProps) {
  return (
    <ErrorState
      title={title}
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
