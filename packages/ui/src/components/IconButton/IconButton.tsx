import type { ComponentProps, ReactNode } from 'react';
import {
  button,
  type buttonSizes,
  type buttonVariants,
  sizes,
  variants,
} from '../Button/Button.css.ts';
import { cx } from '../private/cx.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { Labelled, Withheld } from '../private/types.ts';
import { square } from './IconButton.css.ts';

export interface IconButtonProps
  extends Labelled,
    Omit<ComponentProps<'button'>, Withheld | 'children'> {
  /** Accessible name of the button, also shown as its tooltip (`title`). */
  label: string;
  /** Icon of the button. */
  icon: ReactNode;
  /** Visual emphasis of the action. @defaultValue 'quiet' */
  variant?: (typeof buttonVariants)[number] | undefined;
  /**
   * Size of the square: `sm` 32 px, `md` 40 px, `lg` 44 px in the default theme.
   * @defaultValue 'md'
   */
  size?: (typeof buttonSizes)[number] | undefined;
}

/** A button with an icon and no visible label. A disabled button can still receive focus. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'md', disabled, onClick, ...native } = props;
  return (
    <button
      type="button"
      title={label}
      {...native}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={cx(button, variants[variant], sizes[size], square[size])}
    >
      <Glyph icon={icon} />
    </button>
  );
}
