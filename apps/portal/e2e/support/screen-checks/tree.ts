import type { Page } from 'playwright';

/** A node of the accessibility tree. */
interface TreeNode {
  readonly role: string;
  readonly name: string;
  /** Level of a heading; 0 for other roles. */
  readonly level: number;
}

/** Roles that say nothing without a name. */
const namedRoles = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'checkbox'],
  ...['radio', 'switch', 'radiogroup', 'tab', 'tablist', 'tabpanel', 'dialog', 'alertdialog'],
  ...['table', 'form', 'region', 'img', 'progressbar', 'meter', 'navigation', 'heading'],
  ...['columnheader', 'option', 'menuitem'],
]);
const landmarks = ['banner', 'main', 'contentinfo'];

/** Nodes of Playwright's snapshot, one a line: `- heading "Precios" [level=1]: …`. */
function nodesOf(snapshot: string): TreeNode[] {
  const line = /^\s*- '?(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?: \/.*\/)?(?<rest>.*)$/gm;
  return [...snapshot.matchAll(line)].flatMap(({ groups }) => {
    const { role = '', name = '', rest = '' } = groups ?? {};
    const level = Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0);
    return role === 'text' ? [] : [{ role, name, level }];
  });
}

function headingProblems(nodes: readonly TreeNode[], isPage: boolean): string[] {
  const headings = nodes.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1).length;
  const skipped = headings.filter(
    ({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1,
  );
  return [
    ...(isPage && first !== 1 ? [`The page has ${first} headings of the first level.`] : []),
    ...skipped.map(({ name, level }) => `The heading «${name}» skips to level ${level}.`),
  ];
}

/** For a screen reader: landmarks, one h1, no skipped level, names, and a place that announces. */
export async function tree(page: Page, isAnnouncing: boolean): Promise<string[]> {
  const nodes = nodesOf(await page.locator('body').ariaSnapshot());
  const dialogs = nodes.filter(({ role }) => role.endsWith('dialog')).length;
  const isPage = dialogs === 0;
  const nameless = nodes.filter(({ role, name }) => namedRoles.has(role) && name === '');
  const wrong = landmarks.filter((role) => nodes.filter((node) => node.role === role).length !== 1);
  const live = await page.locator('[role="status"], [role="alert"], [aria-live]').count();
  return [
    ...nameless.map(({ role }) => `A ${role} has no name.`),
    ...(isPage ? wrong.map((role) => `There is not one ${role}.`) : []),
    ...(dialogs > 1 ? [`There are ${dialogs} dialogs.`] : []),
    ...headingProblems(nodes, isPage),
    ...(isAnnouncing && live === 0 ? ['Nothing announces what changes.'] : []),
  ];
}
