import * as Radix from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { ExternalTrigger } from '../private/Floating/ExternalTrigger.tsx';
import type { FloatingProps } from '../private/Floating/use-floating.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { ignoreRepeatedEnter } from '../private/ignore-repeated-enter.ts';
import {
  groupLabel,
  iconPlaceholder,
  item as itemClass,
  menu,
  separator,
} from './DropdownMenu.css.ts';
import type { DropdownMenuProps, MenuGroup, MenuItem } from './DropdownMenu.tsx';

type ItemProps = MenuItem & {
  /** Moves the focus back to the menu button. */
  restoreFocus: () => void;
  /** Whether other items have icons: space is then reserved, so that all labels are aligned. */
  isIndented: boolean;
};

function Item(props: ItemProps) {
  const {
    label,
    icon,
    tone = 'neutral',
    disabled,
    onSelect,
    link,
    restoreFocus,
    isIndented,
  } = props;
  const text = (
    <>
      <Glyph icon={icon ?? (isIndented ? <span className={iconPlaceholder} /> : undefined)} />
      <span>{label}</span>
    </>
  );
  const common = { disabled: disabled ?? false, 'data-tone': tone, textValue: label };
  // Links cannot be disabled: the text is rendered without the link.
  if (link && !disabled) {
    return (
      <Radix.Item {...common} asChild>
        {link({ className: itemClass, children: text })}
      </Radix.Item>
    );
  }
  const select = () => {
    // First, so that a dialog that the item opens can return the focus to the button: the item
    // unmounts.
    restoreFocus();
    onSelect?.();
  };
  return (
    <Radix.Item {...common} onSelect={select} className={itemClass}>
      {text}
    </Radix.Item>
  );
}

/**
 * Focuses the first item of a menu that was opened with the keyboard. Radix does so only if it was
 * loaded before the key event.
 */
function FocusFirstItem() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const items = marker.current?.closest('[role="menu"]');
    items?.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  }, []);
  return <span ref={marker} hidden />;
}

interface GroupProps {
  group: MenuGroup;
  /** Renders an item. */
  children: (item: MenuItem) => ReactNode;
}

/** The items of a group, named by its label. */
function Group({ group, children }: GroupProps) {
  const id = useId();
  return (
    <Radix.Group aria-labelledby={group.label ? id : undefined}>
      {group.label ? (
        <Radix.Label id={id} className={groupLabel}>
          {group.label}
        </Radix.Label>
      ) : null}
      {group.items.map(children)}
    </Radix.Group>
  );
}

interface MenuPanelProps extends FloatingProps, Required<Pick<DropdownMenuProps, 'align'>> {
  groups: DropdownMenuProps['groups'];
  /** Whether the keyboard opened the menu. */
  isByKeyboard: boolean;
}

/** The list of a menu. A lazy chunk: loaded before the first menu opens. */
export function MenuPanel(props: MenuPanelProps) {
  const { open, onOpenChange, id, trigger, groups, align, isByKeyboard } = props;
  const restoreFocus = () => trigger.current?.focus();
  const isIndented = groups.some(({ items }) => items.some(({ icon }) => icon));
  return (
    // Not modal: Radix would lock scrolling with a `<style>` element, which a strict policy
    // rejects.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <ExternalTrigger to={trigger} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onKeyDownCapture={ignoreRepeatedEnter}
          id={id}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={trigger.current?.id}
          onInteractOutside={(event) => {
            // The click that follows closes the menu; if it were closed already, the click would
            // open it again.
            const { target } = event;
            if (target instanceof Node && trigger.current?.contains(target)) event.preventDefault();
          }}
          className={menu}
        >
          {isByKeyboard ? <FocusFirstItem /> : null}
          {groups.map((group, index) => (
            <Fragment key={group.items[0]?.key ?? group.label}>
              {index > 0 ? <Radix.Separator className={separator} /> : null}
              <Group group={group}>
                {(item) => <Item {...item} key={item.key} {...{ restoreFocus, isIndented }} />}
              </Group>
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
