/**
 * What all unit tests share. Nothing here is waited for: the limits end what will never come, on machines where
 * everything takes ten times as long, too.
 */
export const unitTest = {
  // Loading modules again for each file takes longer than the tests.
  isolate: false,
  testTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
