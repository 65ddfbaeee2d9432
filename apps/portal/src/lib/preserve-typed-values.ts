type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: unknown): target is TextControl =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));

/** Sets a value as a user does: React is notified of the change. */
function type(control: TextControl, value: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React ignores a value that it has set itself, so it has to see another one first.
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Preserves what the user, or the browser's password manager, entered in a prerendered form: a form that
 * is hydrated sets its fields to their defaults.
 * @returns enters these values again, once React listens.
 */
export function preserveTypedValues(root: Element): () => void {
  const typed = new Map<TextControl, string>();
  const record = (control: unknown) => {
    if (isTextControl(control)) typed.set(control, control.value);
  };
  const onInput = ({ target }: Event) => record(target);
  for (const control of root.querySelectorAll('input, textarea')) {
    if (isTextControl(control) && control.value !== control.defaultValue) record(control);
  }
  root.addEventListener('input', onInput);
  return () => {
    root.removeEventListener('input', onInput);
    for (const [control, value] of typed) if (control.isConnected) type(control, value);
  };
}
