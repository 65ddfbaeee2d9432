const engines = ['chromium', 'firefox', 'webkit'] as const;

/** The browser that a run of the journeys drives. */
export type Engine = (typeof engines)[number];

/** The browser of this run, from JOURNEYS_BROWSER; Chromium when absent. */
export const engine: Engine =
  engines.find((name) => name === process.env.JOURNEYS_BROWSER) ?? 'chromium';

/** Names of the browsers in the output. */
export const engineTitles = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' } as const;
