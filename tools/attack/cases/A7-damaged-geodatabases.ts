import { engineCase } from '../../lib/cases/engine-case.ts';

export const title = 'Damaged geodatabases and wrong arguments; the control is the undamaged one';
export const run = engineCase('damaged', (_, quick) => ['--count', quick ? '30' : '300']);
