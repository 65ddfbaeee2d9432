import { chartViewTexts as texts } from '../../../texts/chart-views.ts';
import type { GroupTexts } from './GroupBars.tsx';

export const toolGroups: GroupTexts = {
  header: texts.tool,
  all: texts.allTools,
};

export const stageGroups: GroupTexts = {
  header: texts.stage,
  all: texts.allStages,
};

/** A tool by its code and its name. */
export function toolLabel(tool: { feature_id: string; feature_name: string }): string {
  return `${tool.feature_id} ${tool.feature_name}`;
}
