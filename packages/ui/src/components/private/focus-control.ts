/** What a user can reach with the keyboard. */
const reachable =
  'input:not([type=hidden], [aria-hidden=true], :disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), button:not(:disabled), [role=spinbutton], [tabindex="0"]';

/** A control that contains the value of another one, such as the input of a checkbox by Radix. */
const isProxyInput = (control: Element) =>
  control.getAttribute('type') === 'hidden' || control.getAttribute('aria-hidden') === 'true';

/** The control beside one that cannot be reached: the nearest in the elements around it. */
function reachableBeside(control: HTMLElement): HTMLElement | null {
  for (let around = control.parentElement; around; around = around.parentElement) {
    const found = around.querySelector<HTMLElement>(reachable);
    if (found) return found;
    if (around instanceof HTMLFormElement) return null;
  }
  return null;
}

/** The control of a name: of radio buttons the checked one, or the first that is not disabled. */
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

/**
 * Moves the focus to a control.
 * @param idOrName its id; where no element has it, its name in the form.
 * @param form the form around the caller; without one, names are looked up in the page.
 * @returns the focused control, or null where there is none.
 */
export function focusControl(
  idOrName: string,
  form: HTMLFormElement | null,
  options?: FocusOptions,
): HTMLElement | null {
  const control = document.getElementById(idOrName) ?? controlByName(idOrName, form);
  control?.focus(options);
  return control;
}
