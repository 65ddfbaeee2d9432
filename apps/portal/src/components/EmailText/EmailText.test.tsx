import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailText } from './EmailText.tsx';

const htmlOf = (address: string) => renderToStaticMarkup(<EmailText>{address}</EmailText>);

it('breaks after the «@», and nowhere else where both halves fit into a line', () => {
  expect(htmlOf('crojas.eia@demo.example')).toBe('crojas.eia@<wbr/>demo.example');
});

it('breaks a long half after its punctuation, but not the end of a domain', () => {
  expect(htmlOf('marcela_rios@consultoria.ambiental-valle.com.co')).toBe(
    'marcela_rios@<wbr/>consultoria.<wbr/>ambiental-valle.<wbr/>com.co',
  );
  expect(htmlOf('maria.de.los.angeles_rios@valle.co')).toBe(
    'maria.<wbr/>de.<wbr/>los.<wbr/>angeles_<wbr/>rios@<wbr/>valle.co',
  );
});

it.each([
  '',
  'sin marcas',
  '..@',
  '@a',
  'a@',
  'a..b__c@@d',
  '.....................co',
  '@..................com.co',
])('preserves every character of %j', (text) => {
  expect(htmlOf(text).replaceAll('<wbr/>', '')).toBe(text);
});
