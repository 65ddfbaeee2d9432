import { lazyChunk } from './lazy-chunk/lazy-chunk.ts';

const revealing = lazyChunk(() =>
  import('./reveal-control.ts').then((module) => module.revealControl),
);

/** Selector of the elements that the keyboard can reach. */
const reachable =
  'input:not([type=hidden], [aria-hidden=true], :disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), button:not(:disabled), [role=spinbutton], [tabindex="0"]';

/** Whether a control is the hidden input of another one, such as the input of a Radix checkbox. */
const isProxyInput = (control: Element) =>
  control.getAttribute('type') === 'hidden' || control.getAttribute('aria-hidden') === 'true';

/**
 * Returns the control to focus instead of a hidden input: the first one in its nearest ancestor.
 */
function reachableBeside(control: HTMLElement): HTMLElement | null {
  for (let around = control.parentElement; around; around = around.parentElement) {
    const found = around.querySelector<HTMLElement>(reachable);
    if (found) return found;
    if (around instanceof HTMLFormElement) return null;
  }
  return null;
}

/** Returns the enabled control with a name. For radio buttons, the checked one or the first. */
function controlByName(name: string, form: HTMLFormElement | null): HTMLElement | null {
  const controls = form ? [...form.elements] : [...document.getElementsByName(name)];
  const named = controls.filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement &&
      control.getAttribute('name') === name &&
      !control.matches(':disabled'),
  );
  const control = named.find((each) => each.matches('[type=radio]:checked')) ?? named[0] ?? null;
  return control && isProxyInput(control) ? reachableBeside(control) : control;
}

/** Focuses a control that could not receive the focus. */
async function reveal(control: HTMLElement): Promise<void> {
  if (await revealing.load()) await revealing.value?.(control);
}

/**
 * Focuses a control, also in a tab or a `details` element that does not show it.
 * @param idOrName the `id` of the control or, if no element of the form has it, its `name` in the form.
 * @param form the surrounding form; without one, names are looked up in the whole page.
 * @returns the focused control, or null if there is none.
 */
export function focusControl(
  idOrName: string,
  form: HTMLFormElement | null,
  options?: FocusOptions,
): HTMLElement | null {
  const element = document.getElementById(idOrName);
  // Outside of the form it may be the target of an anchor, or the field of another form.
  const isOwn = element && (!form || form.contains(element));
  const control = isOwn ? element : (controlByName(idOrName, form) ?? element);
  control?.focus(options);
  // Fetched only where something hides the control.
  if (control && document.activeElement !== control) void reveal(control);
  return control;
}
