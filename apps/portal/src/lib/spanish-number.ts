const units = [
  'cero un dos tres cuatro cinco seis siete ocho nueve',
  'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  'veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho',
  'veintinueve',
].flatMap((line) => line.split(' '));

const tens = ' · veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

const hundreds =
  '· ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** 1 to 999; «cien» alone, «ciento» before more. */
function belowThousand(value: number): string {
  if (value === 100) return 'cien';
  const [hundred, rest] = [Math.floor(value / 100), value % 100];
  const ten = Math.floor(rest / 10);
  const twoDigits =
    rest < units.length
      ? units[rest]
      : [tens[ten], units[rest % 10]].slice(0, rest % 10 === 0 ? 1 : 2).join(' y ');
  return [hundred > 0 ? hundreds[hundred] : '', rest > 0 ? twoDigits : '']
    .filter((part) => part !== '')
    .join(' ');
}

/** 1 to 999,999; «mil», never «un mil». */
function belowMillion(value: number): string {
  const [thousand, rest] = [Math.floor(value / 1000), value % 1000];
  const parts = [
    thousand === 0 ? '' : thousand === 1 ? 'mil' : `${belowThousand(thousand)} mil`,
    rest === 0 ? '' : belowThousand(rest),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** A counted noun, for one and for several. */
export interface CountedNoun {
  one: string;
  many: string;
}

/** A whole number below 10¹² before its masculine noun: «veintiún mil créditos». */
function countOf(value: number, noun: CountedNoun): string {
  const [million, rest] = [Math.floor(value / 1_000_000), value % 1_000_000];
  const millions =
    million === 0 ? '' : million === 1 ? 'un millón' : `${belowMillion(million)} millones`;
  const below = rest > 0 ? belowMillion(rest) : '';
  if (value === 0) return `cero ${noun.many}`;
  // A whole number of millions counts «de» its noun.
  const joint = million > 0 && rest === 0 ? 'de ' : '';
  return `${[millions, below].filter((part) => part !== '').join(' ')} ${joint}${value === 1 ? noun.one : noun.many}`;
}

/**
 * An amount in Spanish words, with its noun: «un millón de pesos con cincuenta centavos». Own code:
 * the libraries that were tried (n2words 4, to-words 5, written-number) say «veintiuno millones»,
 * «un millón pesos» or «uno millón uno».
 * @param amount a decimal string below 10¹² with two decimals at most.
 * @param noun what is counted, masculine.
 * @param cents its hundredths, masculine.
 */
export function amountInWords(amount: string, noun: CountedNoun, cents: CountedNoun): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const hundredths = Number(fraction.padEnd(2, '0'));
  const words = countOf(Number(whole), noun);
  return hundredths === 0 ? words : `${words} con ${countOf(hundredths, cents)}`;
}
