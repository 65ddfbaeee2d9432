/**
 * SQL of whether a row of graphile-worker's jobs failed for the last time. `attempts` grows when a job
 * is taken, so that a job that runs for the last time has used them all without having failed.
 */
export const isGivenUp = '(attempts >= max_attempts AND locked_at IS NULL)';
