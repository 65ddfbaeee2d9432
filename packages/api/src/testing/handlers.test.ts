import { describe, expect, it } from 'vitest';
import { endpoints } from './contract-handlers.ts';
import { handlers } from './handlers.ts';
import { listResponses } from './list-responses.ts';

/** The toolboxes send these requests, and no screen does. */
const isOfToolboxes = (path: string) => path.startsWith('/tool/v1/') && !path.includes('releases');

describe('handlers', () => {
  it('respond to every endpoint of the portal', () => {
    const names = Object.entries(endpoints)
      .filter(([, { path }]) => !isOfToolboxes(path))
      .map(([name]) => name);
    expect(Object.keys(handlers).sort()).toEqual(names.sort());
  });

  it('respond to lists with rows that match the contract', () => {
    for (const [name, body] of Object.entries(listResponses)) {
      expect(endpoints[name]?.response.safeParse(body).error, name).toBeUndefined();
    }
  });
});
