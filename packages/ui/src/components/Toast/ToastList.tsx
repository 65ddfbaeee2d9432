import * as Radix from '@radix-ui/react-toast';
import { CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import * as styles from './Toast.css.ts';
import type { ToastProviderProps } from './ToastProvider.tsx';
import type { ToastEntry, toastTones } from './toast-message.ts';
import { useFocusBefore } from './use-focus-before.ts';

/**
 * Default duration in milliseconds: enough to read two lines slowly. The timer pauses on hover and
 * focus.
 */
const SHOWN_MS = 8000;

const icons: Record<(typeof toastTones)[number], ReactNode> = {
  info: <Info />,
  success: <CircleCheck />,
};

interface ToastListProps extends Omit<ToastProviderProps, 'children'> {
  entries: ReadonlyArray<ToastEntry>;
  close: (id: number) => void;
}

function Toast({
  entry,
  close,
  closeLabel,
  duration = SHOWN_MS,
}: Omit<ToastListProps, 'entries'> & { entry: ToastEntry }) {
  const { title, description, tone = 'success', action } = entry;
  return (
    <Radix.Root
      open
      onOpenChange={() => close(entry.id)}
      duration={action ? Number.POSITIVE_INFINITY : duration}
      className={styles.toast}
      data-tone={tone}
    >
      <span className={styles.mark}>
        <Glyph icon={icons[tone]} />
      </span>
      <div className={styles.text}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description ? <Radix.Description>{description}</Radix.Description> : null}
      </div>
      <Radix.Close asChild>
        <IconButton size="sm" label={closeLabel} icon={<X />} />
      </Radix.Close>
      {action ? (
        <div className={styles.action}>
          <Radix.Action asChild altText={action.elsewhere} onClick={action.onClick}>
            <Button size="sm">{action.label}</Button>
          </Radix.Action>
        </div>
      ) : null}
    </Radix.Root>
  );
}

/** The list of visible toasts, the newest nearest to the corner. */
export function ToastList({ entries, label, messageLabel, ...toast }: ToastListProps) {
  const focus = useFocusBefore();
  return (
    <div {...focus} className={styles.frame}>
      <Radix.Provider label={messageLabel} swipeDirection="right">
        {entries.map((entry) => (
          <Toast key={entry.id} {...{ entry, label, messageLabel, ...toast }} />
        ))}
        <Radix.Viewport label={label} hotkey={['F8']} className={styles.viewport} />
      </Radix.Provider>
    </div>
  );
}
