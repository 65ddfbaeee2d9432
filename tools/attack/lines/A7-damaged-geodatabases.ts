import { engineLine } from '../../lib/lines/engine-bench.ts';

export const line = engineLine({
  id: 'A7',
  title: 'Damaged geodatabases and wrong arguments; the control is the undamaged one',
  module: 'damaged',
  args: (_folder, { quick }) => ['--count', quick ? '30' : '300'],
});
