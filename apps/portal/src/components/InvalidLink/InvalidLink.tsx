import { Button, ErrorState } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { invalidLinkTexts as texts } from '../../texts/auth.ts';

interface InvalidLinkProps {
  /** Where a new link is requested. */
  href: string;
  label: string;
}

/** Message for an invalid or expired e-mailed link, with a link to request another (§4, §8). */
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
