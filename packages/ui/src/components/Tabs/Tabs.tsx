import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import type { NoAttributes } from '../private/types.ts';
import { useControllable } from '../private/use-controllable.ts';
import { list, panel, tab as tabClass } from './Tabs.css.ts';

export interface TabItem {
  /** Unique key of the tab; the value of `value`, `defaultValue` and `onValueChange`. */
  key: string;
  /** Label of the tab: one or two words. */
  label: string;
  /** Count or icon after the label. */
  badge?: ReactNode;
  /** Whether the tab is disabled. It remains visible. @defaultValue false */
  disabled?: boolean | undefined;
  /** Content of the panel. All panels stay mounted, so that forms in them preserve their values. */
  content: ReactNode;
}

interface TabsBaseProps extends NoAttributes {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs, in display order. */
  items: ReadonlyArray<TabItem>;
}

/** Controlled with `value` and `onValueChange`, or uncontrolled with `defaultValue`. */
type TabsValueProps =
  | {
      /** Key of the selected tab (controlled). */
      value: string;
      /** Called when the user selects a tab, with its key. */
      onValueChange: (key: string) => void;
      defaultValue?: undefined;
    }
  | {
      /** Key of the initially selected tab (uncontrolled). */
      defaultValue: string;
      value?: undefined;
      onValueChange?: undefined;
    };

export type TabsProps = TabsBaseProps & TabsValueProps;

/**
 * Child of Radix elements with `asChild` that drops their `style` attribute: a strict content
 * security policy rejects it in prerendered HTML. The style sheet sets outlines and animations
 * instead.
 */
function Unstyled({
  style: _dropped,
  ...props
}: ComponentProps<'div'> & { 'data-print'?: 'hidden' }) {
  return <div {...props} />;
}

/** A list of tabs that shows one panel at a time. Arrow keys select the next tab. */
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
        <Unstyled className={list} data-print="hidden">
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
