// Draws the home page's map sheet anew: `node scripts/map-sheet/main.ts`, in apps/portal.
import { writeFileSync } from 'node:fs';
import { drawMapFrame } from './draw.ts';

writeFileSync(new URL('../../src/assets/map-sheet.svg', import.meta.url), drawMapFrame());
