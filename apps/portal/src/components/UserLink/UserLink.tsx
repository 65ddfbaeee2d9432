import { TextLink } from '@consultancy/ui';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { areaPaths } from '../../config/area-paths.ts';
import { breakable } from './UserLink.css.ts';

/** Characters of a username that fit into the columns of the reports. */
const WHOLE = 16;

/** A part of a username, with the underscores that follow it. */
const parts = /[^_]*_+|[^_]+/g;

/** A long username, which breaks after an underscore if it has one. */
function LongName({ children }: { children: string }) {
  return (
    <span className={breakable}>
      {children.match(parts)?.map((part, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** A username that links to the page of that user; in the administrators' area only. */
export function UserLink({ username }: { username: string }) {
  return (
    <TextLink asChild>
      <Link to={areaPaths.userPage.href(username)}>
        {username.length > WHOLE ? <LongName>{username}</LongName> : username}
      </Link>
    </TextLink>
  );
}
