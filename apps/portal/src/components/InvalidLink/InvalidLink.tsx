import { Button, ErrorState } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { invalidLinkTexts as texts } from '../../texts/auth.ts';

interface InvalidLinkProps {
  /** Where a new link is requested. */
  href: string;
  label: string;
  /** Title of the message. @defaultValue 'Enlace no válido o expirado.' */
  title?: string | undefined;
  /** Whether the URL has no token, as after a reload. @defaultValue false */
  isMissing?: boolean;
}

/** Message for an invalid or expired e-mailed link, with a link to request another (§4, §8). */
export function InvalidLink({ href, label, title, isMissing = false }: InvalidLinkProps) {
  return (
    <ErrorState
      title={title ?? texts.invalid}
      action={
        <Button asChild>
          <Link to={href}>{label}</Link>
        </Button>
      }
    >
      {isMissing ? texts.missingHelp : texts.help}
    </ErrorState>
  );
}
