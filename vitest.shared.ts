/**
 * What all unit tests share. Nothing here is waited for: the limits end what will never come, on machines where
 * everything takes ten times as long, too.
 */
export const unitTest = {
  // Loading modules again for each file takes longer than the tests.
  isolate: false,
  // Transformed modules on disk are found by their own content: a `.css.ts` file, whose imports are evaluated while it is
  // transformed, would keep the value of a token that has changed.
  fsModuleCache: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
