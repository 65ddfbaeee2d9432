import { EmptyState } from '@consultancy/ui';
import type { SubjectField } from '../../report-field.ts';

/** Asks for the subject of the report; nothing is sent before. */
export function ReportPrompt({ field }: { field: SubjectField | null }) {
  if (field === null) return null;
  return <EmptyState title={field.prompt.title}>{field.prompt.help}</EmptyState>;
}
