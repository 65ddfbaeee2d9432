import { Text, TextLink } from '@consultancy/ui';
import type { Role } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { areaPaths } from '../../config/area-paths.ts';
import { userTexts as texts } from '../../texts/users.ts';

interface OtherListProps {
  /** The list that the user has left. */
  role: Role;
  username: string;
}

/** Link to a user who is in the other list now. */
export function OtherList({ role, username }: OtherListProps) {
  const list = role === 'user' ? areaPaths.admins : areaPaths.users;
  return (
    <Text>
      <TextLink asChild standalone>
        <Link to={list.href({ search: username })}>
          {role === 'user' ? texts.inAdmins : texts.inUsers}
        </Link>
      </TextLink>
    </Text>
  );
}
