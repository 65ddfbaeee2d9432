import { Alert, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { userTexts as texts } from '../../../../texts/user.ts';

/** Says that the credits are about to end, and where to buy more. */
export function LowBalance() {
  return (
    <Alert tone="warning" title={texts.lowTitle}>
      {texts.lowText}{' '}
      <TextLink asChild>
        <Link to={paths.contact.href()}>{texts.contact}</Link>
      </TextLink>
    </Alert>
  );
}
