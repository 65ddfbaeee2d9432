import type { AccessSummary } from '@consultancy/validation';
import { formatCount } from '../../../lib/format-credits.ts';
import { accessDrawingTexts as texts } from '../../../texts/drawings.ts';
import type { DrawingProps } from '../picture-definition.ts';
import { DrawingFrame } from './DrawingFrame.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import { shownPoints } from './periods.ts';
import { narrowedText, peakText, periodText } from './span-texts.ts';

/** Web accesses over time. */
export function AccessDrawing({ summary, filters }: DrawingProps<AccessSummary>) {
  const { unit, totals, points } = summary;
  const said = texts.said(periodText(summary, filters), formatCount(totals.accesses));
  const peak = peakText(summary, {
    points,
    value: ({ accesses }) => String(accesses),
    most: texts.most,
    say: (beginning, { accesses }) => texts.peak(beginning, formatCount(accesses)),
  });
  return (
    <DrawingFrame said={`${said}${peak}${narrowedText(summary)}`}>
      <PeriodChart
        unit={unit}
        points={shownPoints(points, ({ accesses }) => accesses === 0, filters.start_date !== '')}
        measure={{
          key: 'accesses',
          tab: texts.label,
          caption: texts.caption(unit),
          label: texts.label,
          value: ({ accesses }) => accesses,
        }}
      />
    </DrawingFrame>
  );
}
