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
  /** The emphasis of the action. One `primary` on a screen. @defaultValue 'secondary' */
  variant?: (typeof buttonVariants)[number] | undefined;
  /** The height of the control. @defaultValue 'md' */
  size?: (typeof buttonSizes)[number] | undefined;
  /** An icon before the label; it is not read aloud. */
  iconStart?: ReactNode;
  /** An icon after the label; it is not read aloud. */
  iconEnd?: ReactNode;
  /** As wide as its container. @defaultValue false */
  fullWidth?: boolean | undefined;
}

/** A button that can wait must say what it is doing. */
type ButtonBusyProps =
  | {
      /** The action is in progress: clicks do nothing and the focus stays. */
      busy: boolean | undefined;
      /** Shown and read aloud instead of the label while busy. */
      busyLabel: string;
      asChild?: false | undefined;
    }
  | {
      busy?: undefined;
      busyLabel?: undefined;
      /** Styles the only child instead, such as a router link. */
      asChild?: boolean | undefined;
    };

export type ButtonProps = ButtonBaseProps & ButtonBusyProps;

/** An anchor without an address that assistive technology still announces as a link. */
const idleLink = { role: 'link', 'aria-disabled': true, tabIndex: 0 } as const;

/** A link cannot be disabled: an anchor with the same content and without an address replaces it. */
const withoutAddress = (link: ReactNode) =>
  isValidElement<{ children?: ReactNode }>(link) ? (
    <a {...idleLink}>{link.props.children}</a>
  ) : (
    link
  );

/** An action, or with `asChild` a link that looks like one. Disabled, either can still be found. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', fullWidth, iconStart, iconEnd, ...rest } = props;
  const { asChild, busy = false, busyLabel, disabled, onClick, children, ...native } = rest;
  const className = cx(button, variants[variant], sizes[size], fullWidth && wholeLine);

  if (asChild) {
    return (
      <Slot {...native} onClick={disabled ? undefined : onClick} className={className}>
        <Slottable child={disabled ? withoutAddress(children) : children}>
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
