import { describe, expect, it } from 'vitest';
import { searchCatalogue } from './search-catalogue.ts';

const tools = [
  {
    tool: 'R_INF_04',
    name: 'Topología',
    checks: [
      { code: '04.08', title: 'Polígono con anillos inválidos', severity: 'E' as const },
      { code: '04.11', title: 'Polígono astilla', severity: 'A' as const },
    ],
  },
  {
    tool: 'R_INF_05',
    name: 'Entidades multiparte',
    checks: [{ code: '05.01', title: 'Línea con varias partes', severity: 'E' as const }],
  },
];

describe('a search in the catalogue', () => {
  it.each([
    ['', ['04.08', '04.11', '05.01']],
    ['  ', ['04.08', '04.11', '05.01']],
    ['04.11', ['04.11']],
    ['h04-11', ['04.11']],
    ['r_inf_05', ['05.01']],
    ['POLIGONO', ['04.08', '04.11']],
    ['topologia advertencia', ['04.11']],
    ['multiparte', ['05.01']],
    ['nada', []],
  ])('for «%s» finds %j', (search, codes) => {
    const found = searchCatalogue(tools, search);
    expect(found.flatMap(({ checks }) => checks.map(({ code }) => code))).toEqual(codes);
  });
});
