import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { NoAttributes } from '../private/types.ts';
import { useNoticed } from '../private/use-noticed.ts';
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

interface AlertBaseProps extends NoAttributes {
  /** Type of message. It sets the color, the icon and the edge. */
  tone: AlertTone;
  /** Short title, a few words. */
  title?: string | undefined;
  /** Body of the message: what happened and what the user can do. */
  children?: ReactNode;
  /**
   * How a screen reader announces the alert when it appears: `polite` after the current speech,
   * `assertive` at once. If omitted, it is not announced.
   */
  live?: 'polite' | 'assertive' | undefined;
  /** Language of the message (BCP 47), if it differs from that of the page. */
  lang?: string | undefined;
}

/** A closable alert requires a label for its close button. */
type AlertCloseProps =
  | {
      /** Called when the user clicks the close button. The caller removes the alert. */
      onClose: () => void;
      /** Accessible name of the close button. */
      closeLabel: string;
    }
  | { onClose?: undefined; closeLabel?: undefined };

export type AlertProps = AlertBaseProps & AlertCloseProps;

const roleOf = { polite: 'status', assertive: 'alert' } as const;

/** The content of a new status. It is no content for screen readers at first: a status with its text is not announced. */
const StatusContent = (props: ComponentProps<'div'>) => <div {...props} inert={!useNoticed()} />;

/** A message in the flow of the page, such as a warning or the result of an action. */
export function Alert(props: AlertProps) {
  const { tone, title, children, live, lang } = props;
  const Content = live === 'polite' ? StatusContent : 'div';
  return (
    <div role={live && roleOf[live]} data-tone={tone} className={cx(alert, tones[tone])}>
      <span className={mark}>
        <Glyph icon={icons[tone]} />
      </span>
      {/* Not around the close button, which is named in the language of the page. */}
      <Content lang={lang} className={content}>
        {title ? <p className={titleClass}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </Content>
      {props.onClose ? (
        <span className={close}>
          <IconButton label={props.closeLabel} icon={<X />} size="sm" onClick={props.onClose} />
        </span>
      ) : null}
    </div>
  );
}
