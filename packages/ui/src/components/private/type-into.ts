/**
 * Sets the text of a native input as if the user had typed it, so that React, form libraries and
 * other listeners receive an `input` event. It calls the setter of the prototype: after the setter
 * that React defines on the element, React would see no change.
 */
export function typeInto(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
