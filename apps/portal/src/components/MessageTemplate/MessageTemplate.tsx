import { createElement, Fragment } from 'react';
import { fieldLabels } from '../../texts/findings-catalogue.ts';
import { field } from './MessageTemplate.css.ts';

const fields = /\{(\w+)\}/;

/** A message of the registry of checks: `{clase}` is a placeholder for the name of the class. */
export function MessageTemplate({ children }: { children: string }) {
  // After a split by a group, every second piece is the name of a field.
  const pieces = children
    .split(fields)
    .map((piece, position) =>
      position % 2 === 0 ? piece : <var className={field}>{fieldLabels[piece] ?? piece}</var>,
    );
  // As arguments they need no keys, which repeated fields do not have.
  return createElement(Fragment, null, ...pieces);
}
