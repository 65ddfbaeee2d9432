import { describe, expect, it } from 'vitest';
import {
  actionReason,
  cellphone,
  email,
  line,
  newPassword,
  newUsername,
  paragraph,
  positiveAmount,
  signedAmount,
} from './form-primitives.ts';
import { toolParam, usernameParam } from './primitives.ts';
import { emailTooLong, ruleTexts } from './texts.ts';

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('a username being chosen', () => {
  it.each([
    ['ADMIN', 'admin'],
    [' admin ', 'admin'],
    ['Ana_2026', 'ana_2026'],
  ])('%j becomes %j', (input, wanted) => {
    expect(newUsername.parse(input)).toBe(wanted);
  });

  it.each(['ab', 'a'.repeat(21), 'admin\u0000', '\u0430dmin', '\u212Aelvin', 'ana maría', 'ana-m'])(
    '%j is rejected with the reason',
    (input) => {
      expect(messages(newUsername.safeParse(input))).toEqual([ruleTexts.usernameFormat]);
    },
  );

  it('is required when it is blank', () => {
    expect(messages(newUsername.safeParse('  '))).toContain(ruleTexts.usernameRequired);
  });
});

describe('names in paths', () => {
  it('lower-cases a username and upper-cases a tool code', () => {
    expect(usernameParam.parse('Ana_P')).toBe('ana_p');
    expect(toolParam.parse('r_inf_04')).toBe('R_INF_04');
  });

  it("rejects other characters with the filter's own texts (§5)", () => {
    expect(messages(usernameParam.safeParse('a b'))).toEqual([
      'Formato inválido para Usuario. Debe ser alfanumérico de 3 - 20 caracteres.',
    ]);
    expect(messages(toolParam.safeParse('%42'))).toEqual(['Formato inválido para Herramienta.']);
  });
});

describe('an e-mail address', () => {
  it('is trimmed and lower-cased', () => {
    expect(email.parse('  Ana.Perez+gis@Empresa.COM.co ')).toBe('ana.perez+gis@empresa.com.co');
  });

  it.each([
    'a@b',
    'a@@b.co',
    'a@b@c.co',
    'a@b.co\r\nBcc: c@d.co',
    'Ana <ana@b.co>',
    '.a@b.co',
    'a..b@b.co',
    'a@-b.co',
    '\u212A@b.co',
    'ana@compañía.co',
  ])('%j is rejected', (input) => {
    expect(messages(email.safeParse(input))).toContain(ruleTexts.emailFormat);
  });

  it('loses the marks of direction with which it was copied', () => {
    expect(email.parse('\u202Aana@b.co\u202C')).toBe('ana@b.co');
  });

  it('has the sizes of RFC 5321: 64 characters before the @, 254 in all', () => {
    const domain = `${'b'.repeat(60)}.`.repeat(3);
    const longest = `${'a'.repeat(64)}@${domain}co`.padEnd(254, 'm');
    expect(email.parse(longest)).toBe(longest);
    for (const input of [`${'a'.repeat(65)}@b.co`, `${longest}m`, `${'a'.repeat(320)}@b.co`]) {
      expect(messages(email.safeParse(input))).toEqual([emailTooLong]);
    }
  });
});

describe('a password being chosen', () => {
  it.each(['12345678', '  con espacios  ', '😀😀😀😀😀😀😀😀', 'contraseña', 'contrasen\u0303a'])(
    '%j is accepted exactly as typed',
    (input) => {
      expect(newPassword.parse(input)).toBe(input);
    },
  );

  it('counts characters, not UTF-16 units', () => {
    expect(messages(newPassword.safeParse('😀😀😀😀'))).toEqual([ruleTexts.passwordTooShort]);
  });

  it('is rejected above 128 characters', () => {
    expect(messages(newPassword.safeParse('a'.repeat(129)))).toEqual([ruleTexts.passwordTooLong]);
    expect(newPassword.safeParse('a'.repeat(128)).success).toBe(true);
    expect(newPassword.safeParse('🌋'.repeat(128)).success).toBe(true);
  });
});

describe('an amount', () => {
  it.each([
    ['20', '20'],
    ['20.5', '20.5'],
    [20, '20'],
    [0.01, '0.01'],
    [' 7.25 ', '7.25'],
    ['999999999999.99', '999999999999.99'],
  ])('%j is %j, never a float', (input, wanted) => {
    expect(positiveAmount.parse(input)).toBe(wanted);
  });

  it.each([
    0,
    '0',
    '0.00',
    -1,
    '-1',
    '1.234',
    0.1 + 0.2,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    '1e3',
    '+20',
    '٢٠',
    '',
    null,
    true,
  ])('%j is rejected', (input) => {
    expect(messages(positiveAmount.safeParse(input))).toEqual([ruleTexts.amountFormat]);
  });

  it.each(['1000000000000', '1000000000000.001', 1e20])('%j is too large', (input) => {
    const issue = 'Escriba un número de hasta 12 cifras, sin contar los decimales.';
    expect(messages(positiveAmount.safeParse(input))).toEqual([issue]);
    expect(messages(signedAmount.safeParse(`-${input}`))).toEqual([issue]);
  });
});

describe('a cell phone and a line of text', () => {
  const texts = [
    ['a line', line(80)],
    ['a paragraph', paragraph(10, 4000)],
    ['a reason', actionReason],
  ] as const;

  it('drops the separators between digits', () => {
    expect(cellphone.parse('+57 (300) 123-45.67')).toBe('+573001234567');
    // As copied from the contacts of a telephone.
    expect(cellphone.parse('\u202A+57\xA0300\u2011123\u20134567\u202C')).toBe('+573001234567');
    expect(cellphone.safeParse('300-CALL').success).toBe(false);
    const sizes = [6, 7, 15, 16].filter((size) => cellphone.safeParse('3'.repeat(size)).success);
    expect(sizes).toEqual([7, 15]);
  });

  it.each([
    ...['a\u0000b', 'a\nb', 'a\u202Eb', '   '],
    ...['a\u200Fb', 'a\u061Cb', 'a\u2060b', 'a\uFFF9b', 'a\uFFFFb', '\u3164', '\u2800'],
    ...['a\u034Fb', 'a\u{E0041}b', '\u200D', '\uFE0F \u200C'],
  ])('%j is rejected as a line', (input) => {
    expect(line(80).safeParse(input).success).toBe(false);
  });

  it.each(['نمی\u200Cخواهم', '👩🏽\u200D💻', '❤\uFE0F de Bogotá'])(
    '%j is accepted as a line',
    (input) => {
      expect(line(80).parse(input)).toBe(input);
    },
  );

  it('says how many characters a short paragraph needs', () => {
    expect(messages(paragraph(10, 4000).safeParse('Muy corto'))).toEqual([
      'Escriba al menos 10 caracteres.',
    ]);
  });

  it.each(texts)(
    '%s is rejected with half a character, which no JSON of the database can store',
    (_, schema) => {
      expect(schema.parse('Factura pagada 😀')).toBe('Factura pagada 😀');
      for (const half of ['\uD83D', '\uDE00']) {
        expect(messages(schema.safeParse(`Factura ${half} pagada`))).toEqual([
          ruleTexts.textCharacters,
        ]);
      }
    },
  );

  it.each(texts)('%s reads a tab of a spreadsheet as a space', (_, schema) => {
    expect(schema.parse('\tFactura 12\tpagada\t')).toBe('Factura 12 pagada');
  });

  it.each(texts)('%s is read without the soft hyphens of a page', (_, schema) => {
    expect(schema.parse('Fac\xADtura 12 pa\xADgada')).toBe('Factura 12 pagada');
  });
});
