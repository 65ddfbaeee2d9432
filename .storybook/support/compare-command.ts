// Compares two files outside of the test runner: node compare-command.ts <rule> <baseline> <screenshot> <difference>
import { readFileSync, writeFileSync } from 'node:fs';
import { compareScreenshots, type Difference } from './compare-screenshots.ts';

const [rule, baseline = '', screenshot = '', image = ''] = process.argv.slice(2);
const difference: Difference | null = compareScreenshots(
  readFileSync(baseline),
  readFileSync(screenshot),
  rule === 'foreign' ? 'foreign' : 'recorded',
);
if (difference?.image) writeFileSync(image, difference.image);
process.stdout.write(JSON.stringify(difference?.reason ?? null));
