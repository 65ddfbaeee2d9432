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
import { square } from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** What the button does, read aloud and shown on hover. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** How much the action weighs. @defaultValue 'quiet' */
  variant?: (typeof buttonVariants)[number] | undefined;
  /** The side of the square. @defaultValue 'md' */
  size?: (typeof buttonSizes)[number] | undefined;
}

/** An action shown by an icon alone. */
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
