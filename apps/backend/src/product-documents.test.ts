import { expect, it } from 'vitest';
import { startBackend } from '../test/build-app.ts';
import { describeEntities, describeRoles } from '../test/product-documents.ts';

// `pnpm docs:generate` runs this file with `--update`.
const documents = '../../../docs/product';
const backend = startBackend();

it('keeps the matrix of roles and endpoints up to date', async () => {
  const matrix = describeRoles(backend.app.routeTable);
  expect(matrix).toContain('GET /api/get_all_utilizations');
  await expect(matrix).toMatchFileSnapshot(`${documents}/roles.md`);
});

it('keeps the entity diagram up to date', async () => {
  const diagram = await describeEntities(backend.app.db);
  expect(diagram).toContain('credit_movements {');
  await expect(diagram).toMatchFileSnapshot(`${documents}/entities.md`);
});
