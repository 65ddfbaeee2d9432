import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactElement, type ReactNode, useRef } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { LinkSlot } from '../private/link-slot.ts';
import {
  groupLabel,
  iconPlaceholder,
  item as itemClass,
  menu,
  separator,
} from './DropdownMenu.css.ts';

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
  trigger: ReactElement<{ disabled?: boolean | undefined }>;
  /** The items, by subject; a separator is between groups. */
  groups: ReadonlyArray<MenuGroup>;
  /** The edge of the trigger to which it is aligned. @defaultValue 'start' */
  align?: (typeof menuAlignments)[number] | undefined;
}

type ItemProps = MenuItem & {
  /** Gives the focus back to the button of the menu. */
  goBack: () => void;
  /** Other items have icons: without one, space is reserved, so that all text starts at one line. */
  isIndented: boolean;
};

function Item(props: ItemProps) {
  const { label, icon, tone = 'neutral', disabled, onSelect, link, goBack, isIndented } = props;
  const words = (
    <>
      <Glyph icon={icon ?? (isIndented ? <span className={iconPlaceholder} /> : undefined)} />
      <span>{label}</span>
    </>
  );
  const common = { disabled: disabled ?? false, 'data-tone': tone, textValue: label };
  // A link cannot be disabled: its text is rendered without the link.
  if (link && !disabled) {
    return (
      <Radix.Item {...common} asChild>
        {link({ className: itemClass, children: words })}
      </Radix.Item>
    );
  }
  const select = () => {
    // First: a dialog that the item opens remembers what had the focus, and the item goes away.
    goBack();
    onSelect?.();
  };
  return (
    <Radix.Item {...common} onSelect={select} className={itemClass}>
      {words}
    </Radix.Item>
  );
}

/** Actions that are not needed all the time, behind one button. */
export function DropdownMenu({ trigger, groups, align = 'start' }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const goBack = () => button.current?.focus();
  const isIndented = groups.some(({ items }) => items.some(({ icon }) => icon));
  return (
    // Not modal: Radix would lock the scroll by a style element, which a strict policy rejects.
    <Radix.Root modal={false}>
      <Radix.Trigger ref={button} asChild disabled={trigger.props.disabled ?? false}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={menu}>
          {groups.map((group, index) => (
            <Fragment key={group.items[0]?.key ?? group.label}>
              {index > 0 ? <Radix.Separator className={separator} /> : null}
              <Radix.Group>
                {group.label ? (
                  <Radix.Label className={groupLabel}>{group.label}</Radix.Label>
                ) : null}
                {group.items.map((item) => (
                  <Item {...item} key={item.key} {...{ goBack, isIndented }} />
                ))}
              </Radix.Group>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
