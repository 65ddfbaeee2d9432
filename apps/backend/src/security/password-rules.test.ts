import { ruleTexts } from '@consultancy/validation';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { noLeakedPasswords } from './leaked-passwords.ts';
import { passwordIssue } from './password-rules.ts';

const context = {
  username: 'ana_garcia',
  email: 'anita.g77@geomatica-andina.com',
  first_name: 'Ana María',
  last_name: 'García Núñez',
  enterprise_name: 'Geomática Andina S.A.S.',
};
const messageOf = async (password: string) =>
  (await passwordIssue(password, context, noLeakedPasswords))?.[0]?.message;

const words = (text: string) => text.trim().split(/\s+/);

describe('a password that is guessed too easily', () => {
  it.each(
    words(`
      00000000 aaaaaaaa 87654321 contraseña contraseña1 colombia1 administrador millonarios
      12345678 password Password1 P@ssw0rd passw0rd1 iloveyou sunshine1 trustno1 football1 letmein1
      welcome1 qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx zxcvbnm1 asdfghjk abcd1234 abcdefgh 12341234
      11223344 19851985 15081990 15/08/1990 abcabcabcabc aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
      passwordpasswordpasswordpassword Contraseña123 contrasena123 Colombia2026 Colombia2026!
      Bogota2026 bogotá123 medellin1 Medellin2025* atlnacional nacional1947 america1927 santafe123
      millonarios1 junior2024 deportivocali teamo123 teamomucho miamor123 tequiero mariposa estrella
      futbol10 princesa1 alejandra juancarlos carlos1985 jesucristo diosesamor hola1234 holamundo
      clave1234 Clave2026* cambiame1 secreto1 usuario123 administrador1 chocolate1 familia1
      arequipe1 empanada1 ñññññññññ 12345678🌋 contraseña🌋
    `),
  )('%s is rejected', async (password) => {
    expect(await messageOf(password)).toBe(ruleTexts.passwordCommon);
  });

  it.each(words('ana_garcia ana_garcia2026 GarciaNunez7 anita.g77 Geomatica2026 GDBAudit2026!'))(
    '%s is rejected as made of one’s own data or the product’s name',
    async (password) => {
      expect(await messageOf(password)).toBe(ruleTexts.passwordContext);
    },
  );
});

describe('the 3,000 commonest passwords of 8 characters or more', () => {
  it('are all rejected', async () => {
    const common = dictionary['passwords-common']
      .map(String)
      .filter((text) => text.length >= 8)
      .slice(0, 3000);
    expect(common).toHaveLength(3000);
    const accepted = [];
    for (const text of common) {
      if ((await messageOf(text)) === undefined) accepted.push(text);
    }
    expect(accepted).toEqual([]);
  });
});

describe('a password that is hard to guess', () => {
  it.each([
    ...[
      'mZ8#qLw2',
      'xk7Tq9bV',
      'Volcán-Galeras-4276',
      'Bogota-1538-Chapinero',
      'Otra clave 998877',
    ],
    ...['correct horse battery staple', 'tres perros azules cantan', 'ñandú paseaba lento'],
    '🌋🌋🌋🌋🌋🌋🌋🌋',
    // Long ones are judged by their better end.
    `${'a'.repeat(100)}mZ8#qLw2`,
    `mZ8#qLw2${'1'.repeat(100)}`,
  ])('%s is accepted', async (password) => {
    expect(await messageOf(password)).toBeUndefined();
  });
});
