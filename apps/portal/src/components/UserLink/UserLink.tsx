import { TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';

/** A username that links to the page of that user; in the administrators' area only. */
export function UserLink({ username }: { username: string }) {
  return (
    <TextLink asChild>
      <Link to={paths.userPage.href(username)}>{username}</Link>
    </TextLink>
  );
}
