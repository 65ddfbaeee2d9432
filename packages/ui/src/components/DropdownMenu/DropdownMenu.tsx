import { Slot } from '@radix-ui/react-slot';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { useFloating } from '../private/Floating/use-floating.ts';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import type { LinkSlot } from '../private/link-slot.ts';

const panel = lazyChunk(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel));

export const menuItemTones = ['neutral', 'danger'] as const;
export const menuAlignments = ['start', 'end'] as const;

interface MenuItemBase {
  /** Identifies the item. */
  key: string;
  /** What is done, or where the link leads. */
  label: string;
  /** A mark before the words; not read aloud. */
  icon?: ReactNode;
  /** `danger` where something is lost; it should ask before. @defaultValue 'neutral' */
  tone?: (typeof menuItemTones)[number] | undefined;
  /** Shown but not to be chosen. @defaultValue false */
  disabled?: boolean | undefined;
}

/** An item does something or leads somewhere. */
export type MenuItem = MenuItemBase &
  (
    | {
        /** Called when it is chosen; the menu closes. */
        onSelect: () => void;
        link?: undefined;
      }
    | {
        /** Renders the link: `(props) => <Link to={href} {...props} />`. */
        link: LinkSlot;
        onSelect?: undefined;
      }
  );

export interface MenuGroup {
  /** Names the group; left out for the only one. */
  label?: string | undefined;
  /** Its items in order. */
  items: ReadonlyArray<MenuItem>;
}

export interface DropdownMenuProps {
  /** What opens it: a `Button` or an `IconButton`. It names the menu; disabled, it opens nothing. */
  trigger: ReactElement;
  /** The items, by subject; a separator is between groups. */
  groups: ReadonlyArray<MenuGroup>;
  /** The edge of the trigger to which it is aligned. @defaultValue 'start' */
  align?: (typeof menuAlignments)[number] | undefined;
}

/** A disabled button has no click, but it can have the focus, and with it the arrow keys. */
const isDisabled = (button: HTMLElement) =>
  button.matches(':disabled') || button.ariaDisabled === 'true';

/**
 * Actions that are not needed all the time, behind one button. Its code is fetched when the pointer or
 * the focus comes to its trigger.
 */
export function DropdownMenu({ trigger, groups, align = 'start' }: DropdownMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [isByKeyboard, setByKeyboard] = useState(false);
  const floating = useFloating(panel, { popup: 'menu', isOpen, setOpen });
  const { chunk: Panel, triggerProps, floatingProps } = floating;
  const handleClick = (event: MouseEvent) => {
    // A click by Enter, Space or assistive technology has no count of clicks.
    setByKeyboard(event.detail === 0);
    triggerProps.onClick();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' || isDisabled(event.currentTarget)) return;
    // The page would scroll.
    event.preventDefault();
    setByKeyboard(true);
    setOpen(true);
  };
  return (
    <>
      <Slot id={id} {...triggerProps} onClick={handleClick} onKeyDown={handleKeyDown}>
        {trigger}
      </Slot>
      {Panel ? <Panel {...floatingProps} {...{ groups, align, isByKeyboard }} /> : null}
    </>
  );
}
