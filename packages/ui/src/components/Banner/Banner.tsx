import { Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { banner, type bannerTones, inner, mark, text, tones } from './Banner.css.ts';

type BannerTone = (typeof bannerTones)[number];

const icons: Record<BannerTone, ReactNode> = { info: <Info />, warning: <TriangleAlert /> };

interface BannerBaseProps {
  /** Names the region, so that one can get back to it. */
  label: string;
  /** What kind of message it is; shown by colour and icon. @defaultValue 'info' */
  tone?: BannerTone | undefined;
  /** What everybody on the site must know, in a sentence. */
  children: ReactNode;
  /** A link to more, or the one thing to do. */
  action?: ReactNode;
}

/** A banner that can be closed must name the button that closes it. */
type BannerCloseProps =
  | {
      /** Called when the user closes it; the caller persists that. */
      onClose: () => void;
      /** Names the close button. */
      closeLabel: string;
    }
  | { onClose?: undefined; closeLabel?: undefined };

export type BannerProps = BannerBaseProps & BannerCloseProps;

/** A line over the whole site, above its header or under it. */
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
