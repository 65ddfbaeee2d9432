import { Button, ErrorState } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { invalidLinkTexts as texts } from '../../texts/auth.ts';

interface InvalidLinkProps {
  /** Where a new link is had. */
  href: string;
  label: string;
}

/** A mailed link that is no good, or no longer, and the way to another one (§4, §8). */
export function InvalidLink({ href, label }: InvalidLinkProps) {
  return (
    <ErrorState
      title={texts.invalid}
      action={
        <Button asChild>
          <Link to={href}>{label}</Link>
        </Button>
      }
    >
      {texts.help}
    </ErrorState>
  );
}
