import { countOne, type StepResult } from './report.ts';
import { withStorybook } from './storybook-page.ts';

/** A page, and the rule of axe that it breaks in the theme of these cases. */
interface ContrastCase {
  readonly title: string;
  readonly html: string;
  readonly rule: 'color-contrast' | 'link-in-text-block' | null;
}

const styled = (style: string, content = 'Texto') => `<p style="${style}">${content}</p>`;
const light = 'color: #e4ece7;';
const dim = 'color: #3a4a42;';
const onDark = 'background: #0f1814;';
const onLight = 'background: #d7e2db;';
const dimButton = (attributes: string) =>
  `<button style="${dim} ${onDark}" ${attributes}>Guardar</button>`;
const inText = (decoration: string) =>
  `Un texto que es más largo que <a href="#" style="color: #cfd9d3; text-decoration: ${decoration}">un enlace</a>`;

/** In this order: what comes later has colors that axe has checked before, and must be found nevertheless. */
const cases: readonly ContrastCase[] = [
  { title: 'light on dark', html: styled(light + onDark), rule: null },
  { title: 'dim on dark', html: styled(dim + onDark), rule: 'color-contrast' },
  { title: 'dim on dark, again', html: styled(dim + onDark), rule: 'color-contrast' },
  { title: 'light on light', html: styled(light + onLight), rule: 'color-contrast' },
  {
    title: 'half as opaque',
    html: styled(`${light + onLight} opacity: 0.5`),
    rule: 'color-contrast',
  },
  { title: 'disabled', html: dimButton('disabled'), rule: null },
  { title: 'enabled', html: dimButton(''), rule: 'color-contrast' },
  { title: 'underlined link', html: styled(light + onDark, inText('underline')), rule: null },
  { title: 'plain link', html: styled(light + onDark, inText('none')), rule: 'link-in-text-block' },
  { title: 'dim and large', html: styled(`${onDark} color: #66756d; font-size: 24px`), rule: null },
  { title: 'dim and small', html: styled(`${onDark} color: #66756d`), rule: 'color-contrast' },
];

/**
 * Checks that stories are checked in the dark: axe leaves out colors that it has checked in another
 * story, and must leave out no others.
 */
export const runThemeContrast = (): Promise<StepResult> =>
  withStorybook(async ({ open }) => {
    const page = await open();
    const errors: string[] = [];
    for (const { title, html, rule } of cases) {
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
