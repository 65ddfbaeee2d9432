import type { FindingExample } from './examples.ts';
import type { RegistryCheck, RegistryTool } from './registry-schema.ts';

/** A tool in the index of the catalogue of findings. */
export interface CatalogueTool extends Pick<RegistryTool, 'tool' | 'name'> {
  checks: Pick<RegistryCheck, 'code' | 'title' | 'severity'>[];
}

/** A tool as the page of all tools presents it. */
export interface ToolOverview extends Pick<RegistryTool, 'tool' | 'name' | 'summary' | 'needs'> {
  /** A message that the tool wrote; null if the example findings contain none of it. */
  example: string | null;
}

/** A check of geometry, as the table of rules shows it. */
export type GeometryRule = Pick<RegistryCheck, 'code' | 'title' | 'severity' | 'geometry'>;

/** Each tool with the codes, titles and severities of its checks. */
export const catalogueOf = (tools: readonly RegistryTool[]): CatalogueTool[] =>
  tools.map(({ tool, name, checks }) => ({
    tool,
    name,
    checks: checks.map(({ code, title, severity }) => ({ code, title, severity })),
  }));

/** One example per tool has to fit into the page. */
const shortestOf = (examples: readonly FindingExample[]): string | null =>
  examples
    .map(({ message }) => message)
    .sort((one, other) => one.length - other.length)
    .at(0) ?? null;

/** Each tool with its texts and an example. */
export const overviewOf = (
  tools: readonly RegistryTool[],
  examples: readonly FindingExample[],
): ToolOverview[] =>
  tools.map(({ tool, name, summary, needs }) => ({
    tool,
    name,
    summary,
    needs,
    example: shortestOf(examples.filter((one) => one.tool === tool)),
  }));

/** Checks of a tool by type of geometry. @throws Error if there is no such tool. */
export const rulesOf = (tools: readonly RegistryTool[], code: string): GeometryRule[] =>
  toolOf(tools, code).checks.map(({ code, title, severity, geometry }) => ({
    code,
    title,
    severity,
    geometry,
  }));

/** Field of a message that is often empty, with the text that joins it. */
const optionalField = /(?<![\s«(:])\{(?:mas|sugerencia|parecidos|causa|cruce|d)\}/g;

const withoutOptional = (template: string) => template.replaceAll(optionalField, '');

/** A tool with all its texts. @throws Error if there is no such tool. */
export function toolOf(tools: readonly RegistryTool[], code: string): RegistryTool {
  const found = tools.find(({ tool }) => tool === code);
  if (!found) throw new Error(`The registry of checks has no ${code}`);
  const checks = found.checks.map((check) => ({
    ...check,
    message: withoutOptional(check.message),
    correction: withoutOptional(check.correction),
  }));
  return { ...found, checks };
}
