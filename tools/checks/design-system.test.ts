import { describe, expect, it } from 'vitest';
import { findBareComponents, findEmptyPromises } from './component-folders.ts';
import { findLiteralValues } from './theme-values.ts';

describe('values of the theme', () => {
  const sheet = (rule: string) => [{ path: 'Card.css.ts', text: `style({ ${rule} })` }];

  it.each([
    "color: '#17603a'",
    "background: 'rgb(0 0 0 / 0.5)'",
    "color: 'white'",
    "padding: '12px'",
    "marginBlock: '0.5rem'",
    "transitionDuration: '120ms'",
    "animation: 'turn 0.9s linear'",
    'zIndex: 10',
    "zIndex: '-1'",
    'fontWeight: 600',
    "lineHeight: '1.4'",
  ])('rejects %s', (rule) => {
    expect(findLiteralValues(sheet(rule))).toHaveLength(1);
  });

  it.each([
    'padding: vars.space.md',
    "inlineSize: '100%'",
    "blockSize: '1.15em'",
    'zIndex: layer.overlay',
    "flex: '1 1 auto'",
    "maxInlineSize: 'calc(100vw - 2em)'",
    'padding: 0, // 12px at first',
  ])('accepts %s', (rule) => {
    expect(findLiteralValues(sheet(rule))).toEqual([]);
  });
});

describe('component folders', () => {
  const of = (ending: string, text = '') => ({
    path: `packages/ui/src/components/Card/Card${ending}`,
    text,
  });
  const storiesFile = (...names: string[]) =>
    of('.stories.tsx', names.map((name) => `export const ${name} = {};`).join('\n'));
  const whole = [of('.tsx'), storiesFile('Default', 'Playground', 'LongContent'), of('.mdx')];
  const entry = "export { Card } from '../components/Card/Card.tsx';";

  it('requires stories, a page and an export', () => {
    expect(findBareComponents(whole, entry)).toEqual([]);
    expect(findBareComponents([of('.tsx')], entry)).toHaveLength(2);
    expect(findBareComponents(whole, '')).toHaveLength(1);
  });

  it('requires the stories of every component', () => {
    const issues = findBareComponents([of('.tsx'), storiesFile('Default'), of('.mdx')], entry);
    expect(issues).toHaveLength(2);
    expect(issues.join()).toContain('no story LongContent');
  });

  it('leaves pieces inside a folder alone', () => {
    const piece = { path: 'packages/ui/src/components/Card/CardHead.tsx', text: '' };
    expect(findBareComponents([piece], entry)).toEqual([]);
  });

  it('requires that the evidence of a specification exists', () => {
    const line = (shownBy: string) => ({
      path: 'packages/ui/src/components/Card/SPEC.md',
      text: `| MUST | shown by |\n| --- | --- |\n| be \`X\` | ${shownBy} |\n`,
    });
    const test = { path: 'packages/ui/src/components/Card/Card.test.tsx', text: '' };
    const complete = line('stories `Default` of `Card`; `Card.test.tsx`; types: `tones`');
    expect(findEmptyPromises([...whole, test, complete])).toEqual([]);
    const broken = line('story `Keyboard`; `Card.test.tsx`');
    expect(findEmptyPromises([...whole, broken])).toHaveLength(2);
  });
});
