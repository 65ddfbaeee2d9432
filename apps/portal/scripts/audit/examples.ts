import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Findings of the practice geodatabase, written by the audit engine. */
export const findingsFile = join(
  import.meta.dirname,
  '../../../../toolboxes/practice/hallazgos.json',
);

/** Checks whose findings the home page and the product page show, the most illustrative first. */
export const shownCodes = ['04.09', '05.01', '07.01', '10.01', '04.10', '06.01', '08.01'] as const;

/** Number of rows in the table of examples. */
export const shownRows = 5;

const finding = z.object({
  tool: z.string(),
  code: z.string(),
  class: z.nullable(z.string()),
  objectid: z.nullable(z.int()),
  message: z.string(),
});
/** A finding, with the columns that the tables of examples show. */
export type FindingExample = z.output<typeof finding>;

/** The document that the audit engine writes as JSON. */
const findingsDocument = z.object({ findings: z.array(finding).check(z.minLength(1)) });

/** Reads the example findings. @throws ZodError when the file has another form. */
export const readFindings = (file = findingsFile): FindingExample[] =>
  findingsDocument.parse(JSON.parse(readFileSync(file, 'utf8'))).findings;

/** First finding of each of the shown codes, as many as the table has rows, by code. */
export const pickExamples = (findings: readonly FindingExample[]): FindingExample[] =>
  shownCodes
    .flatMap((wanted) => findings.find(({ code }) => code === wanted) ?? [])
    .slice(0, shownRows)
    .sort((one, other) => one.code.localeCompare(other.code));
