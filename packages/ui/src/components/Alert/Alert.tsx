import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import {
  alert,
  type alertTones,
  close,
  content,
  mark,
  title as titleClass,
  tones,
} from './Alert.css.ts';

type AlertTone = (typeof alertTones)[number];

const icons: Record<AlertTone, ReactNode> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  danger: <OctagonAlert />,
};

interface AlertBaseProps {
  /** What kind of message it is; shown by colour, icon and edge. */
  tone: AlertTone;
  /** The message in a few words. */
  title?: string | undefined;
  /** What happened and what to do. */
  children?: ReactNode;
  /** How it is announced when it appears; omitted, it is not announced. */
  live?: 'polite' | 'assertive' | undefined;
  /** The language, where it differs from the page's. */
  lang?: string | undefined;
}

/** A message that can be closed must name the button that closes it. */
type AlertCloseProps =
  | {
      /** Called when the user closes the message. */
      onClose: () => void;
      /** Names the close button. */
      closeLabel: string;
    }
  | { onClose?: undefined; closeLabel?: undefined };

export type AlertProps = AlertBaseProps & AlertCloseProps;

const roleOf = { polite: 'status', assertive: 'alert' } as const;

/** A message in the flow of the page. */
export function Alert(props: AlertProps) {
  const { tone, title, children, live, lang } = props;
  return (
    <div role={live && roleOf[live]} data-tone={tone} className={cx(alert, tones[tone])}>
      <span className={mark}>
        <Glyph icon={icons[tone]} />
      </span>
      {/* Not around the close button, which is named in the language of the page. */}
      <div lang={lang} className={content}>
        {title ? <p className={titleClass}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {props.onClose ? (
        <span className={close}>
          <IconButton label={props.closeLabel} icon={<X />} size="sm" onClick={props.onClose} />
        </span>
      ) : null}
    </div>
  );
}
