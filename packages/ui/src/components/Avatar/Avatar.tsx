import { UserRound } from 'lucide-react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { NoAttributes } from '../private/types.ts';
import { avatarSize, type avatarSizes } from './Avatar.css.ts';
import { initialsOf } from './initials-of.ts';

export interface AvatarProps extends NoAttributes {
  /** Name of the user. Its initials are shown. */
  name: string;
  /**
   * Whether the avatar is hidden from screen readers. Set it if the name is shown beside the
   * avatar.
   * @defaultValue false
   */
  decorative?: boolean | undefined;
  /**
   * Size of the square: `sm` 32 px, `md` 40 px, `lg` 56 px in the default theme.
   * @defaultValue 'md'
   */
  size?: (typeof avatarSizes)[number] | undefined;
}

/** The initials of a user, or an icon if the name has no letter or digit. */
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
