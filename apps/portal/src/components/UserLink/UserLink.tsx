import { TextLink } from '@consultancy/ui';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { areaPaths } from '../../config/area-paths.ts';

/** Characters of a username that fit beside the copy button into the columns of the reports. */
const MAX_UNBROKEN_CHARACTERS = 13;

/** Each part of a username, with the underscores that follow it. */
const underscored = /[^_]*_+|[^_]+/g;

/**
 * A username that links to the page of that user; in the administrators' area only. A long one
 * breaks after an underscore if it has one.
 */
export function UserLink({ username }: { username: string }) {
  const parts =
    username.length > MAX_UNBROKEN_CHARACTERS ? username.match(underscored) : [username];
  return (
    <TextLink asChild>
      <Link to={areaPaths.userPage.href(username)}>
        {parts?.map((part, index) => (
          <Fragment key={index}>
            {index === 0 ? null : <wbr />}
            {part}
          </Fragment>
        ))}
      </Link>
    </TextLink>
  );
}
