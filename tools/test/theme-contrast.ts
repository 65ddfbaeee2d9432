import { countOne, type StepResult } from './report.ts';
import { withStorybook } from './storybook-page.ts';

const styled = (style: string, content = 'Texto') => `<p style="${style}">${content}</p>`;
const light = 'color: #e4ece7;';
const dim = 'color: #3a4a42;';
const onDark = 'background: #0f1814;';
const onLight = 'background: #d7e2db;';
const dimButton = (attributes: string) =>
  `<button style="${dim} ${onDark}" ${attributes}>Guardar</button>`;
const inText = (decoration: string) =>
  `Un texto que es más largo que <a href="#" style="color: #cfd9d3; text-decoration: ${decoration}">un enlace</a>`;

/**
 * Pages, and the rule of axe that each breaks in the dark theme. In this order: what comes later has
 * colors that axe has checked before, and must be found nevertheless.
 */
const cases: readonly (readonly [title: string, rule: string | null, html: string])[] = [
  ['light on dark', null, styled(light + onDark)],
  ['dim on dark', 'color-contrast', styled(dim + onDark)],
  ['dim on dark, again', 'color-contrast', styled(dim + onDark)],
  ['light on light', 'color-contrast', styled(light + onLight)],
  ['half as opaque', 'color-contrast', styled(`${light + onLight} opacity: 0.5`)],
  ['disabled', null, dimButton('disabled')],
  ['enabled', 'color-contrast', dimButton('')],
  ['underlined link', null, styled(light + onDark, inText('underline'))],
  ['plain link', 'link-in-text-block', styled(light + onDark, inText('none'))],
  ['dim and large', null, styled(`${onDark} color: #66756d; font-size: 24px`)],
  ['dim and small', 'color-contrast', styled(`${onDark} color: #66756d`)],
];

/**
 * Checks that stories are checked in the dark: axe leaves out colors that it has checked in another
 * story, and must leave out no others.
 */
export const runThemeContrast = (): Promise<StepResult> =>
  withStorybook(async ({ open }) => {
    const page = await open();
    const errors: string[] = [];
    for (const [title, rule, html] of cases) {
      const found = await page.evaluate((content) => {
        const place = document.querySelector('main') ?? document.createElement('main');
        place.innerHTML = content;
        document.body.append(place);
        return window.storybookShowTheme?.({ theme: 'sheet-dark', axe: {}, screenshot: false });
      }, html);
      const rules = found?.map((line) => line.split(' ', 1)[0]).join() || null;
      if (rules !== rule) errors.push(`${title}: axe finds ${rules}, not ${rule}.`);
    }
    return countOne({ ok: errors.length === 0, output: errors.join('\n') });
  });
