/**
 * Descriptions of props that components inherit from elements of HTML or from React, whose types have
 * none. Other inherited props are in no table: every element has them.
 */
export const nativeProps: Readonly<Record<string, string>> = {
  autoComplete: 'What the browser may fill in, as `autocomplete` of HTML.',
  children: 'The content.',
  defaultChecked: 'Whether it is checked at first, where the caller does not control it.',
  defaultValue: 'The value at first, where the caller does not control it.',
  checked: 'Whether it is checked, where the caller controls it.',
  disabled: 'Cannot be used; it stays readable.',
  href: 'The address.',
  max: 'The largest value.',
  min: 'The smallest value.',
  name: 'The name under which a form sends the value.',
  onBlur: 'The focus has left the control.',
  onChange: 'The user has changed the value.',
  onClick: 'The user has clicked, or used the keyboard for it.',
  onSubmit: 'The user has sent the form.',
  placeholder: 'Shown while there is no value; never instead of a label.',
  readOnly: 'Can be read and copied, but not changed.',
  rows: 'The height in lines.',
  value: 'The value, where the caller controls it.',
};
