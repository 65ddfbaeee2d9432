// Generates the map of the home page: `node scripts/map-frame/main.ts`, in apps/portal.
import { writeFileSync } from 'node:fs';
import { drawMapFrame } from './draw.ts';

writeFileSync(new URL('../../src/assets/map-sheet.svg', import.meta.url), drawMapFrame());
