import { Tabs } from '@consultancy/ui';
import type { ErrorLogSummary } from '@consultancy/validation';
import { formatCount } from '../../../lib/format-credits.ts';
import { chartViewTexts, errorChartTexts as texts } from '../../../texts/chart-views.ts';
import type { ReportChartViewProps } from '../report-chart-definition.ts';
import { GroupBars } from './GroupBars.tsx';
import { PeriodChart } from './PeriodChart.tsx';
import { shownPoints } from './periods.ts';
import { ReportChartFrame } from './ReportChartFrame.tsx';
import { narrowedText, peakText, periodText } from './span-texts.ts';
import { stageGroups, toolGroups, toolLabel } from './tool-groups.ts';

function ToolBars({ tools }: Pick<ErrorLogSummary, 'tools'>) {
  return (
    <GroupBars
      caption={texts.byTool}
      valueLabel={texts.label}
      texts={toolGroups}
      groups={tools.map((tool) => ({
        key: tool.feature_id,
        label: toolLabel(tool),
        value: String(tool.errors),
      }))}
    />
  );
}

function StageBars({ stages }: Pick<ErrorLogSummary, 'stages'>) {
  return (
    <GroupBars
      caption={texts.byStage}
      valueLabel={texts.label}
      texts={stageGroups}
      groups={stages.map(({ execute_stage, errors }) => ({
        key: execute_stage ?? '',
        label: execute_stage ?? chartViewTexts.furtherStages,
        value: String(errors),
      }))}
    />
  );
}

/** Errors by tool and by stage; those of one tool by stage alone. */
function ErrorGroups({
  summary,
  about,
}: Pick<ReportChartViewProps<ErrorLogSummary>, 'summary' | 'about'>) {
  if (about === 'tool') return <StageBars {...summary} />;
  const items = [
    { key: 'tool', label: chartViewTexts.tools, content: <ToolBars {...summary} /> },
    { key: 'stage', label: chartViewTexts.stages, content: <StageBars {...summary} /> },
  ];
  return <Tabs label={texts.groups} items={items} defaultValue="tool" />;
}

/** Errors over time, by tool and by stage. */
export function ErrorChart(props: ReportChartViewProps<ErrorLogSummary>) {
  const { summary, filters, about, layout } = props;
  const { unit, totals, points } = summary;
  const text = texts.sentence(periodText(summary, filters), formatCount(totals.errors));
  const peak = peakText(summary, {
    points,
    value: ({ errors }) => String(errors),
    most: texts.most,
    format: (lead, { errors }) => texts.peak(lead, formatCount(errors)),
  });
  return (
    <ReportChartFrame
      text={`${text}${peak}${narrowedText(summary)}`}
      layout={layout}
      groups={<ErrorGroups summary={summary} about={about} />}
    >
      <PeriodChart
        unit={unit}
        // As high as the groups beside it, which have tabs over them.
        height={about === 'tool' ? 'sm' : 'md'}
        points={shownPoints(points, ({ errors }) => errors === 0, filters.start_date !== '')}
        measure={{
          key: 'errors',
          tab: texts.label,
          caption: texts.caption(unit),
          label: texts.label,
          value: ({ errors }) => errors,
        }}
      />
    </ReportChartFrame>
  );
}
