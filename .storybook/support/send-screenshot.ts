/** A screenshot on its way from the test runner to the process that compares it. */
export interface SentScreenshot {
  readonly story: string;
  /** Name of the baseline, without its ending. */
  readonly name: string;
  /** Version of the browser that took it, such as `156.0.8078.79`. */
  readonly chromium: string;
  /** Name of the mutation that the page has; `null` in an ordinary run. */
  readonly mutation: string | null;
  readonly png: Buffer;
}

const { SCREENSHOT_SERVER } = process.env;

/**
 * Sends a screenshot to the process that runs the test runner, which compares it.
 * @returns how it differs from its baseline; `null` when it is accepted.
 */
export async function sendScreenshot({ png, ...sent }: SentScreenshot): Promise<string | null> {
  if (!SCREENSHOT_SERVER) throw new Error('Run the stories with "pnpm visual".');
  const { mutation, ...named } = sent;
  const parameters = new URLSearchParams({ ...named, ...(mutation === null ? {} : { mutation }) });
  const response = await fetch(`${SCREENSHOT_SERVER}/?${parameters}`, {
    method: 'POST',
    body: new Uint8Array(png),
  });
  if (!response.ok) throw new Error(`The screenshot was not compared: ${await response.text()}`);
  const problem: unknown = await response.json();
  return typeof problem === 'string' ? problem : null;
}
