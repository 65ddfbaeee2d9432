import { Combobox } from '@consultancy/ui';
import { auditTools } from '@consultancy/validation';
import { useMemo, useState } from 'react';
import { foldText } from '../../lib/fold-text.ts';
import { suggestionTexts, toolFieldTexts as texts } from '../../texts/report-fields.ts';
import { reportTexts } from '../../texts/report-screen.ts';
import type { FieldMatches, ReportControlProps, SubjectField } from '../report-field.ts';
import { toolRule } from './subject-rules.ts';

/** The tools whose code or name contains the typed text. */
function toolsLike(typed: string) {
  const search = foldText(typed.trim());
  const found = auditTools.filter(({ code, name }) => foldText(`${code} ${name}`).includes(search));
  return found.map(({ code, name }) => ({ value: code, description: name }));
}

/** The tool of an exact code, else the tools like the text. */
function findTools(text: string): FieldMatches {
  const found = toolsLike(text);
  const exact = found.filter(({ value }) => value === text.toUpperCase());
  return { matches: exact.length > 0 ? exact : found, hasMore: false };
}

/** The code of a tool, with suggestions by code and name. */
function ToolControl(props: ReportControlProps) {
  const [typed, setTyped] = useState('');
  const options = useMemo(() => toolsLike(typed), [typed]);
  return (
    <Combobox
      {...props}
      options={options}
      onQueryChange={setTyped}
      texts={suggestionTexts}
      autoCapitalize="characters"
      autoComplete="off"
    />
  );
}

/** The tool of a report by tool (§2, §5). */
export const toolField: SubjectField = {
  name: 'tool',
  label: texts.label,
  rule: toolRule,
  Control: ToolControl,
  find: findTools,
  prompt: { title: texts.prompt, help: texts.promptHelp },
  invalid: { title: reportTexts.toolInvalid, help: reportTexts.toolInvalidHelp },
};
