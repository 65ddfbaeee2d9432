import type { UtilizationSummary } from '@consultancy/validation';
import { formatDecimal, isLessDecimal } from '@consultancy/validation';
import { formatCount } from '../../../lib/format-credits.ts';
import { utilizationChartTexts as texts } from '../../../texts/chart-views.ts';
import type { ReportChartViewProps } from '../report-chart-definition.ts';
import { GroupBars } from './GroupBars.tsx';
import { PeriodCharts } from './PeriodChart.tsx';
import { shownPoints } from './periods.ts';
import { ReportChartFrame } from './ReportChartFrame.tsx';
import { narrowedText, peakText, periodText } from './span-texts.ts';
import { toolGroups, toolLabel } from './tool-groups.ts';

type Tools = Pick<UtilizationSummary, 'tools' | 'totals'>;

/** Credits by tool; while runs have used none, as trials and failures do, the runs themselves. */
function ToolBars({ tools, totals }: Tools) {
  const hasCredits = isLessDecimal('0', totals.credits_used);
  return (
    <GroupBars
      caption={hasCredits ? texts.creditsByTool : texts.runsByTool}
      valueLabel={hasCredits ? texts.creditsLabel : texts.runs}
      texts={toolGroups}
      groups={tools.map((tool) => ({
        key: tool.feature_id,
        label: toolLabel(tool),
        value: hasCredits ? tool.credits_used : String(tool.runs),
      }))}
    />
  );
}

/** Main result of the runs, as text. */
function summaryTextOf({ summary, filters }: ReportChartViewProps<UtilizationSummary>): string {
  const { totals, points } = summary;
  const text = texts.sentence(
    periodText(summary, filters),
    formatDecimal(totals.credits_used),
    formatCount(totals.runs),
  );
  const peak = peakText(summary, {
    points,
    value: ({ credits_used }) => credits_used,
    most: texts.most,
    format: (lead, { credits_used }) => texts.peak(lead, formatDecimal(credits_used)),
  });
  return `${text}${peak}${narrowedText(summary)}`;
}

/** Credits and runs over time, and by tool. */
export function UtilizationChart(props: ReportChartViewProps<UtilizationSummary>) {
  const { summary, filters, about, layout } = props;
  const { unit } = summary;
  return (
    <ReportChartFrame
      text={summaryTextOf(props)}
      layout={layout}
      groups={about === 'tool' ? null : <ToolBars {...summary} />}
    >
      <PeriodCharts
        label={texts.measures}
        unit={unit}
        points={shownPoints(summary.points, ({ runs }) => runs === 0, filters.start_date !== '')}
        measures={[
          {
            key: 'credits',
            tab: texts.credits,
            caption: texts.creditsCaption(unit),
            label: texts.creditsLabel,
            value: ({ credits_used }) => credits_used,
          },
          {
            key: 'runs',
            tab: texts.runs,
            caption: texts.runsCaption(unit),
            label: texts.runs,
            value: ({ runs }) => runs,
          },
        ]}
      />
    </ReportChartFrame>
  );
}
