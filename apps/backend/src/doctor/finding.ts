/** How serious a finding is: an error keeps users from something, a warning will. */
export type Severity = 'ok' | 'warning' | 'error';

/** Result of one check of an installation, in plain words. */
export interface Finding {
  readonly check: string;
  readonly severity: Severity;
  /** Observed state. */
  readonly text: string;
  /** Remedy; absent when there is nothing to do. */
  readonly fix?: string;
}

/** Makes the findings of one check. */
export const findingsOf = (check: string) => ({
  ok: (text: string): Finding => ({ check, severity: 'ok', text }),
  warning: (text: string, fix: string): Finding => ({ check, severity: 'warning', text, fix }),
  error: (text: string, fix: string): Finding => ({ check, severity: 'error', text, fix }),
});

const signs: Record<Severity, string> = { ok: '✓', warning: '!', error: '✗' };

/** The findings as lines for the terminal, the advice below each. */
export function renderFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, severity, text, fix }) => [
    `${signs[severity]} ${check.padEnd(width)}  ${text}`,
    ...(fix ? [`${' '.repeat(width + 4)}→ ${fix}`] : []),
  ]);
  const count = (severity: Severity) => findings.filter((one) => one.severity === severity).length;
  const summary = `${count('error')} errors, ${count('warning')} warnings, ${count('ok')} checks passed.`;
  return `${[...lines, '', summary].join('\n')}\n`;
}
