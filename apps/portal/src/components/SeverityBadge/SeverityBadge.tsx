import { Badge } from '@consultancy/ui';
import { severityTexts } from '../../texts/findings-catalogue.ts';

const tones = { E: 'danger', A: 'warning', I: 'info' } as const;

/** Severity of a finding, as a word with its color. */
export function SeverityBadge({ severity }: { severity: keyof typeof tones }) {
  return <Badge tone={tones[severity]}>{severityTexts[severity]}</Badge>;
}
