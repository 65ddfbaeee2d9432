import { Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { NoAttributes } from '../private/types.ts';
import { banner, type bannerTones, inner, mark, text, tones } from './Banner.css.ts';

type BannerTone = (typeof bannerTones)[number];

const icons: Record<BannerTone, ReactNode> = { info: <Info />, warning: <TriangleAlert /> };

interface BannerBaseProps extends NoAttributes {
  /** Accessible name of the region, which lets screen reader users navigate to it. */
  label: string;
  /** Type of message. It sets the color and the icon. @defaultValue 'info' */
  tone?: BannerTone | undefined;
  /** Message, one sentence. */
  children: ReactNode;
  /** Link or button for more information or the next step. */
  action?: ReactNode;
}

/** A closable banner requires a label for its close button. */
type BannerCloseProps =
  | {
      /**
       * Called when the user clicks the close button. The caller removes the banner and persists
       * the choice.
       */
      onClose: () => void;
      /** Accessible name of the close button. */
      closeLabel: string;
    }
  | { onClose?: undefined; closeLabel?: undefined };

export type BannerProps = BannerBaseProps & BannerCloseProps;

/** A message for the whole site, as wide as the page, above or below the site header. */
export function Banner(props: BannerProps) {
  const { label, tone = 'info', children, action } = props;
  return (
    <section aria-label={label} data-tone={tone} className={cx(banner, tones[tone])}>
      <div className={inner}>
        <span className={mark}>
          <Glyph icon={icons[tone]} />
        </span>
        <div className={text}>
          <div>{children}</div>
          {action}
        </div>
        {props.onClose ? (
          <IconButton size="sm" label={props.closeLabel} icon={<X />} onClick={props.onClose} />
        ) : null}
      </div>
    </section>
  );
}
