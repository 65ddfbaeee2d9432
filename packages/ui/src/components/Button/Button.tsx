import { Slot, Slottable } from '@radix-ui/react-slot';
import { type ComponentProps, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { SpinnerMark } from '../private/SpinnerMark/SpinnerMark.tsx';
import {
  button,
  type buttonSizes,
  type buttonVariants,
  label,
  labels,
  sizes,
  variants,
  wholeLine,
} from './Button.css.ts';

interface ButtonBaseProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /**
   * Visual emphasis of the action. Use one `primary` button per screen.
   * @defaultValue 'secondary'
   */
  variant?: (typeof buttonVariants)[number] | undefined;
  /**
   * Minimum height: `sm` 32 px, `md` 40 px, `lg` 44 px in the default theme.
   * @defaultValue 'md'
   */
  size?: (typeof buttonSizes)[number] | undefined;
  /** Icon before the label; hidden from screen readers. */
  iconStart?: ReactNode;
  /** Icon after the label; hidden from screen readers. */
  iconEnd?: ReactNode;
  /** Whether the button takes the full width of its container. @defaultValue false */
  fullWidth?: boolean | undefined;
}

/** `busy` and `busyLabel` are set together. */
type ButtonBusyProps =
  | {
      /**
       * Whether the action is in progress. A busy button ignores clicks and keeps the focus.
       * @defaultValue false
       */
      busy: boolean | undefined;
      /**
       * Text shown and announced instead of the label while busy. The button reserves its width
       * from the start.
       */
      busyLabel: string;
      asChild?: false | undefined;
    }
  | {
      busy?: undefined;
      busyLabel?: undefined;
      /**
       * Whether to style the only child, such as a router link, instead of rendering a `button`.
       * @defaultValue false
       */
      asChild?: boolean | undefined;
    };

export type ButtonProps = ButtonBaseProps & ButtonBusyProps;

/** An anchor without `href` that assistive technology still announces as a link. */
const idleLink = { role: 'link', 'aria-disabled': true, tabIndex: 0 } as const;

/**
 * Links cannot be disabled: an anchor with the same content and without `href` replaces the link.
 */
const withoutHref = (link: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(link) ? (
    <a {...idleLink}>{link.props.children}</a>
  ) : (
    link
  );

/** A button, or a link styled as one with `asChild`. A disabled button can still receive focus. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', fullWidth, iconStart, iconEnd, ...rest } = props;
  const { asChild, busy = false, busyLabel, disabled, onClick, children, ...native } = rest;
  const className = cx(button, variants[variant], sizes[size], fullWidth && wholeLine);

  if (asChild) {
    return (
      <Slot {...native} onClick={disabled ? undefined : onClick} className={className}>
        <Slottable child={disabled ? withoutHref(children) : children}>
          {(own) => (
            <>
              <Glyph icon={iconStart} />
              {own}
              <Glyph icon={iconEnd} />
            </>
          )}
        </Slottable>
      </Slot>
    );
  }

  // `aria-disabled` rather than `disabled`: the focus is not lost when a button turns busy, and
  // a user can find out that the button exists.
  const idle = disabled || busy;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...native}
      className={className}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      <span className={labels}>
        <span className={label} aria-hidden={busy || undefined}>
          <Glyph icon={iconStart} />
          <span>{children}</span>
          <Glyph icon={iconEnd} />
        </span>
        {busyLabel === undefined ? null : (
          <span className={label} aria-hidden={!busy || undefined}>
            <SpinnerMark still={!busy} />
            <span>{busyLabel}</span>
          </span>
        )}
      </span>
    </button>
  );
}
