import { type PointerEvent, type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { DEFAULT_REM, useBox } from '../use-box.ts';
import { usePrinting } from '../use-printing.ts';
import {
  drawing,
  grid,
  ground,
  placeTicks,
  plot,
  plotHeight,
  rule,
  valueTick,
  valueTicks,
} from './Chart.css.ts';
import type { ChartFrameProps } from './chart-props.ts';
import { Explorer } from './Explorer.tsx';
import { shareOf } from './value-axis.ts';

interface PlotProps extends ChartFrameProps {
  /** Index of the explored row, or `null`. */
  active: number | null;
  explore: (row: number | null) => void;
}

/** Height in pixels of the line of labels below the plot, at the default font size. */
const LABELS_HEIGHT = 24;

/**
 * Size of the plot in print, in pixels: about the width of a page. The size on screen would distort
 * text in print, and a chart in a hidden tab was never measured.
 */
const PRINT_SIZE = { width: 640, height: 192 };

/** Returns the index of the row nearest to a fraction of the width. */
function nearest(shares: ReadonlyArray<number>, share: number): number {
  let best = 0;
  shares.forEach((at, index) => {
    if (Math.abs(at - share) < Math.abs((shares[best] ?? 0) - share)) best = index;
  });
  return best;
}

/**
 * Hidden from screen readers: the range input announces the values, and the table contains them.
 */
function Drawing(props: { width: number; height: number; children: ReactNode }) {
  const { width, height, children } = props;
  // Nothing can be positioned before the box is measured.
  if (width === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={drawing}
    >
      {children}
    </svg>
  );
}

function ValueTicks({ axis, formatValueTick }: Pick<PlotProps, 'axis' | 'formatValueTick'>) {
  return (
    <div aria-hidden="true" className={valueTicks}>
      {axis.ticks.map((tick) => (
        <span key={tick} className={valueTick}>
          {formatValueTick(tick)}
        </span>
      ))}
    </div>
  );
}

/** The axes and series of a chart. The explored row follows the pointer and the keyboard. */
export function Plot(props: PlotProps) {
  const { axis, rows, shares, active, explore, draw, drawPlaces, height = 'md' } = props;
  const ref = useRef<HTMLDivElement>(null);
  const screen = useBox(ref);
  const box = usePrinting() ? PRINT_SIZE : screen;
  const scale = screen.rem / DEFAULT_REM;
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (rows.length > 0) explore(nearest(shares, (event.clientX - left) / width));
  };
  return (
    <div className={grid}>
      <ValueTicks {...props} />
      <div
        ref={ref}
        className={cx(plot, plotHeight[height])}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => explore(null)}
      >
        <Explorer {...props} at={active ?? rows.length - 1} />
        <Drawing {...box}>
          {axis.ticks.map((tick) => {
            const y = box.height * (1 - shareOf(axis, tick));
            const line = tick === 0 ? ground : rule;
            return <path key={tick} d={`M0,${y}H${box.width}`} className={line} />;
          })}
          {draw(box, active)}
        </Drawing>
      </div>
      <div className={placeTicks}>
        <Drawing width={box.width} height={LABELS_HEIGHT * scale}>
          {drawPlaces({ width: box.width, scale })}
        </Drawing>
      </div>
    </div>
  );
}
