/** The result of some kills. */
export interface CrashResult {
  readonly kills: number;
  /** Milliseconds from the restart after each kill until it was ready. */
  readonly readyAfter: readonly number[];
  /** Milliseconds of an undisturbed start in the same run. */
  readonly control: number;
  /** Broken invariants, or wrong tables. */
  readonly torn: number;
  /** Acknowledged writes that are lost or stored twice. */
  readonly lost: number;
  /** Acknowledged writes in all. */
  readonly writes: number;
}
