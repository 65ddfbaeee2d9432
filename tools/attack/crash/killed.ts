/** What came of some kills. */
export interface Killed {
  readonly kills: number;
  /** Milliseconds from the start after each kill until it was ready. */
  readonly readyAfter: readonly number[];
  /** Milliseconds of the same start where nothing had been killed, in the same run. */
  readonly control: number;
  /** Rules broken, or tables that are not as they should be. */
  readonly torn: number;
  /** What had been confirmed and is not there, or is there twice. */
  readonly lost: number;
  /** Things that were confirmed in all. */
  readonly done: number;
}
