import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { useControllable } from '../private/use-controllable.ts';
import { list, panel, tab as tabClass } from './Tabs.css.ts';

export interface TabItem {
  /** Identifies the tab; the value of `value` and `onValueChange`. */
  key: string;
  /** The words of the tab: one or two. */
  label: string;
  /** A count or a mark after the words. */
  badge?: ReactNode;
  /** Shown but not to be chosen. @defaultValue false */
  disabled?: boolean | undefined;
  /** What the tab shows; all panels stay in the page, so that a form in one keeps what was typed. */
  content: ReactNode;
}

interface TabsBaseProps {
  /** Names the set of tabs. */
  label: string;
  /** The tabs in order. */
  items: ReadonlyArray<TabItem>;
}

/** The caller holds which tab is shown, for instance in the address, or leaves it to the tabs. */
type TabsValueProps =
  | {
      /** The key of the tab that is shown, where the caller controls it. */
      value: string;
      /** The user has chosen a tab. */
      onValueChange: (key: string) => void;
      defaultValue?: undefined;
    }
  | {
      /** The key of the tab that is shown at first. */
      defaultValue: string;
      value?: undefined;
      onValueChange?: undefined;
    };

export type TabsProps = TabsBaseProps & TabsValueProps;

/**
 * Replaces an element of Radix (`asChild`) that would write a style attribute into the
 * prerendered page, which a strict content security policy rejects. The style is dropped: outlines
 * and animations are the business of the style sheet here.
 */
function Unstyled({ style: _dropped, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

/** Parts of one subject of which one is seen at a time. Arrow keys move and show. */
export function Tabs({ label, items, value, onValueChange, defaultValue }: TabsProps) {
  const [chosen, choose] = useControllable<string>({
    value,
    initial: defaultValue ?? '',
    onChange: onValueChange,
  });
  // The tab responds to the click at once; the panel, which may be expensive, renders deferred.
  const shown = useDeferredValue(chosen);
  return (
    <Radix.Root value={chosen} onValueChange={choose}>
      <Radix.List asChild aria-label={label}>
        <Unstyled className={list}>
          {items.map((item) => (
            <Radix.Trigger
              key={item.key}
              value={item.key}
              disabled={item.disabled ?? false}
              className={tabClass}
            >
              <span>{item.label}</span>
              {item.badge}
            </Radix.Trigger>
          ))}
        </Unstyled>
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.key} value={item.key} forceMount asChild>
          <Unstyled data-state={item.key === shown ? 'active' : 'inactive'} className={panel}>
            {item.content}
          </Unstyled>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
