import { useSession } from '@consultancy/api/hooks';
import { Button } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { siteTexts } from '../../texts/site.ts';

/** The link to the registration of a hero (§2); signed-in users find the link to their area there. */
export function RegisterLink({ label }: { label: string }) {
  const { isAuth } = useSession();
  return (
    <Button asChild variant="primary" size="lg">
      <Link to={(isAuth ? paths.profileEntry : paths.auth).href()}>
        {isAuth ? siteTexts.profile : label}
      </Link>
    </Button>
  );
}
