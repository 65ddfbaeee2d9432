import { encode } from 'uqr';
import * as styles from './QrCode.css.ts';

interface QrCodeProps {
  /** The encoded text; it is not sent anywhere. */
  value: string;
  /** Text alternative. */
  label: string;
}

/** Empty modules around the code, which scanners need. */
const border = 4;

/** A QR code, dark on light in every theme, as scanners expect it. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { border, ecc: 'M' });
  const modules = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <rect width={size} height={size} fill="white" />
      <path d={modules.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
