import { UserRound } from 'lucide-react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { avatarSize, type avatarSizes } from './Avatar.css.ts';
import { initialsOf } from './initials-of.ts';

export interface AvatarProps {
  /** Whose it is. */
  name: string;
  /** The name is beside it, so it is not read aloud twice. @defaultValue false */
  decorative?: boolean | undefined;
  /** The side of the square. @defaultValue 'md' */
  size?: (typeof avatarSizes)[number] | undefined;
}

/** A user by initials, or by a mark where the name has none. */
export function Avatar({ name, decorative, size = 'md' }: AvatarProps) {
  const shown = initialsOf(name) || <Glyph icon={<UserRound />} />;
  if (decorative || name.trim() === '') {
    return (
      <span aria-hidden="true" className={avatarSize[size]}>
        {shown}
      </span>
    );
  }
  return (
    <span role="img" aria-label={name} className={avatarSize[size]}>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
