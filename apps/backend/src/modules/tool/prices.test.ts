import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { publishTestPrices } from '../../../test/credits.ts';
import { type ToolUser, toolUser } from '../../../test/toolbox.ts';

const backend = startBackend();
let user: ToolUser;

beforeAll(async () => {
  user = await toolUser(backend, 'topografa', '100.00');
});

const measure = { feature_id: 'r_inf_04', fc_records90: 99, tb_records90: 4 };

describe('before a price list is published', () => {
  it('rejects an estimate and a reservation with PRICE_LIST_MISSING', async () => {
    const estimate = await user.toolbox.call('POST', '/estimates', measure);
    expect(estimate).toMatchObject({ status: 409, body: { code: 'PRICE_LIST_MISSING' } });
    expect(await user.toolbox.reserve(1)).toMatchObject({ status: 409 });
    await publishTestPrices(backend);
  });
});

describe('an estimate', () => {
  it('computes score, level and credits from the published list', async () => {
    const estimate = await user.toolbox.call('POST', '/estimates', measure);
    expect(estimate).toEqual({
      status: 200,
      body: {
        feature_id: 'R_INF_04',
        score: '100',
        level: 'Nivel 2',
        credits: '5.00',
        available_credits: '100.00',
        enough: true,
        price_list_version: 1,
      },
    });
  });

  it('rejects a tool that does not exist', async () => {
    const unknown = await user.toolbox.call('POST', '/estimates', {
      ...measure,
      feature_id: 'R_INF_99',
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'TOOL_NOT_FOUND' } });
  });
});
