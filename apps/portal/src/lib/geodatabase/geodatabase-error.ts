/** Why the records of a geodatabase cannot be counted. */
export type GeodatabaseProblem =
  /** Neither a geodatabase folder nor a ZIP with one. */
  | 'notGeodatabase'
  /** More than one geodatabase; `detail` names them. */
  | 'several'
  /** A ZIP without its end: still downloading, still compressing or cut off. */
  | 'unfinishedZip'
  /** A ZIP with a password. */
  | 'lockedZip'
  /** A ZIP compressed in a way that browsers cannot read. */
  | 'zipMethod'
  /** Written before version 10, without the catalogue that names its classes. */
  | 'tooOld'
  /** Content that no geodatabase has; `detail` names the file. */
  | 'damaged'
  /** A class or table without its file; `detail` names it. */
  | 'missingTable'
  /** More files than a geodatabase has. */
  | 'tooManyFiles'
  /** The browser could not read a file: moved, locked or without permission. */
  | 'unreadable';

/** The only error that counting throws; an abort excepted. */
export class GeodatabaseError extends Error {
  override readonly name = 'GeodatabaseError';
  readonly problem: GeodatabaseProblem;
  /** Subject of the problem, such as a file or a class. */
  readonly detail: string | undefined;

  constructor(problem: GeodatabaseProblem, detail?: string, cause?: unknown) {
    super(detail ? `${problem}: ${detail}` : problem, { cause });
    this.problem = problem;
    this.detail = detail;
  }
}
