import type * as library from '@testing-library/dom';

/** A text to compare with, as it can be sent to the page. */
export type Wanted =
  | { readonly text: string; readonly exact: boolean }
  | { readonly pattern: string; readonly flags: string };

/** One step of a locator. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly level?: number; readonly name?: Wanted }
  | { readonly by: 'label'; readonly wanted: Wanted }
  | { readonly by: 'text'; readonly wanted: Wanted }
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'filter'; readonly wanted: Wanted }
  | { readonly by: 'parent' }
  /** Counted from the end when negative. */
  | { readonly by: 'index'; readonly index: number };

/** The part of DOM Testing Library's build for pages that is used here. */
type Queries = Pick<typeof library, 'queryAllByRole' | 'queryAllByLabelText'>;

declare global {
  interface Window {
    TestingLibraryDom?: Queries;
  }
}

/**
 * Finds the elements of a locator. It runs in the page, so it uses nothing of this module.
 * @returns the elements, or `null` when the library has to be loaded first.
 */
export function findElements(steps: readonly Step[]): HTMLElement[] | null {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const test = (wanted: Wanted) => (text: string) => {
    if ('pattern' in wanted) return new RegExp(wanted.pattern, wanted.flags).test(tidy(text));
    if (wanted.exact) return tidy(text) === wanted.text;
    return tidy(text).toLowerCase().includes(wanted.text.toLowerCase());
  };
  /** The innermost elements whose text matches. */
  const byText = (root: HTMLElement, matches: (text: string) => boolean) =>
    [...root.querySelectorAll<HTMLElement>('*:not(script, style, noscript, noscript *)')].filter(
      (element) =>
        matches(element.textContent ?? '') &&
        ![...element.children].some((child) => matches(child.textContent ?? '')),
    );
  const step = (found: HTMLElement[], next: Step): HTMLElement[] => {
    if (next.by === 'parent') return found.flatMap((element) => element.parentElement ?? []);
    if (next.by === 'index') return found.slice(next.index).slice(0, 1);
    if (next.by === 'filter') {
      return found.filter((element) => test(next.wanted)(element.textContent ?? ''));
    }
    const within = (root: HTMLElement): HTMLElement[] => {
      if (next.by === 'css') return [...root.querySelectorAll<HTMLElement>(next.selector)];
      if (next.by === 'text') return byText(root, test(next.wanted));
      if (next.by === 'label') {
        return library.queryAllByLabelText(root, test(next.wanted), { normalizer: tidy });
      }
      const { level, name } = next;
      return library.queryAllByRole(root, next.role, {
        ...(level === undefined ? {} : { level }),
        ...(name === undefined ? {} : { name: test(name) }),
      });
    };
    return [...new Set(found.flatMap(within))];
  };
  return steps.reduce(step, [document.documentElement]);
}
