/**
 * Descriptions of props that components inherit from elements of HTML or from React, whose types have
 * none. Other inherited props are in no table: every element has them.
 */
export const nativeProps: Readonly<Record<string, string>> = {
  autoComplete: 'What the browser may fill in, as `autocomplete` of HTML.',
  children: 'The content.',
  defaultChecked: 'Whether it is initially checked (uncontrolled).',
  defaultValue: 'Initial value (uncontrolled).',
  checked: 'Whether it is checked (controlled).',
  disabled: 'Whether it is disabled. It remains visible and readable.',
  href: 'Address of the link.',
  max: 'Largest value.',
  min: 'Smallest value.',
  name: 'Name of the form field, under which a form submits the value.',
  onBlur: 'Called when the focus leaves the control.',
  onChange: 'Called when the user changes the value.',
  onClick: 'Called when the user clicks, or presses Enter or Space.',
  onSubmit: 'Called when the user submits the form.',
  placeholder: 'Shown while there is no value; never instead of a label.',
  readOnly: 'Whether the value can be read and copied, but not changed.',
  rows: 'Number of visible lines.',
  value: 'Value (controlled).',
};

/** Inherited props that are in every table: a user of the page looks for them first. */
export const alwaysShown: ReadonlySet<string> = new Set(['disabled']);
