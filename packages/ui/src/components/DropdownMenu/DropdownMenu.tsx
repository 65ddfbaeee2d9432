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
import type { NoAttributes } from '../private/types.ts';

const panel = lazyChunk(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel));

export const menuItemTones = ['neutral', 'danger'] as const;
export const menuAlignments = ['start', 'end'] as const;

interface MenuItemBase {
  /** Unique key of the item. */
  key: string;
  /** Label of the item: the action, or the target of the link. */
  label: string;
  /** Icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /**
   * Color of the item. Use `danger` if the action loses something, and ask for confirmation.
   * @defaultValue 'neutral'
   */
  tone?: (typeof menuItemTones)[number] | undefined;
  /** Whether the item is disabled. It remains visible. @defaultValue false */
  disabled?: boolean | undefined;
}

/** A menu item is either an action (`onSelect`) or a link (`link`). */
export type MenuItem = MenuItemBase &
  (
    | {
        /** Called when the user selects the item. The menu closes. */
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
  /** Label of the group; optional if there is only one. */
  label?: string | undefined;
  /** Items of the group, in display order. */
  items: ReadonlyArray<MenuItem>;
}

export interface DropdownMenuProps extends NoAttributes {
  /**
   * Button that opens the menu: a `Button` or an `IconButton`, also one in a `Tooltip`. It names the
   * menu too. A disabled button opens nothing.
   */
  trigger: ReactElement;
  /** Groups of items. A separator is rendered between groups. */
  groups: ReadonlyArray<MenuGroup>;
  /** Edge of the trigger with which the menu is aligned. @defaultValue 'start' */
  align?: (typeof menuAlignments)[number] | undefined;
}

/** A disabled button fires no click, but it can receive focus and arrow keys. */
const isDisabled = (button: HTMLElement) =>
  button.matches(':disabled') || button.ariaDisabled === 'true';

/**
 * A menu of actions or links, opened by a button. The code of the menu is fetched when the button
 * receives the pointer or the focus.
 */
export function DropdownMenu({ trigger, groups, align = 'start' }: DropdownMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [isByKeyboard, setByKeyboard] = useState(false);
  const floating = useFloating(panel, { popup: 'menu', isOpen, setOpen });
  const { chunk: Panel, triggerProps, floatingProps } = floating;
  const handleClick = (event: MouseEvent) => {
    // A click by Enter, Space or assistive technology has a click count of 0.
    setByKeyboard(event.detail === 0);
    triggerProps.onClick();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' || isDisabled(event.currentTarget)) return;
    // Prevents the page from scrolling.
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
