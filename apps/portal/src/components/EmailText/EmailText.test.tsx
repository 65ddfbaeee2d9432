import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailText } from './EmailText.tsx';

const htmlOf = (address: string) => renderToStaticMarkup(<EmailText>{address}</EmailText>);

it('offers a break after each mark of an address', () => {
  expect(htmlOf('marcela_rios@ambiental-valle.com.co')).toBe(
    'marcela_<wbr/>rios@<wbr/>ambiental-valle.<wbr/>com.<wbr/>co',
  );
});

it.each(['', 'sin marcas', '..@', '@a', 'a@', 'a..b__c@@d'])('keeps every letter of %j', (text) => {
  expect(htmlOf(text).replaceAll('<wbr/>', '')).toBe(text);
});
