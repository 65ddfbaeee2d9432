/**
 * Puts text into a native input as if it had been typed: React, form libraries and listeners of the
 * page hear of it. The setter is the prototype's, because React's own one on the element would make
 * it believe that it knew the text already.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
