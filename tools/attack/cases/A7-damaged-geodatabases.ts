import { engineCase } from '../../lib/cases/engine-case.ts';

export const attack = engineCase({
  id: 'A7',
  title: 'Damaged geodatabases and wrong arguments; the control is the undamaged one',
  module: 'damaged',
  args: (_folder, quick) => ['--count', quick ? '30' : '300'],
});
