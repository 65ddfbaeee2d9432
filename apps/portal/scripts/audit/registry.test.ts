import { catalogue } from 'virtual:audit/catalogue';
import { toolLoaders } from 'virtual:audit/tools';
import { auditTools } from '@consultancy/validation';
import { describe, expect, it } from 'vitest';
import { readRegistry } from './read-registry.ts';
import { registryTool } from './registry-schema.ts';

const tools = readRegistry();
const [anyTool] = tools;

describe('the registry of checks', () => {
  it('has the tools of the portal, with their names', () => {
    expect(tools.map(({ tool, name }) => ({ code: tool, name }))).toEqual(auditTools);
  });

  it.each(tools)('orders the codes of $tool, each of them once', ({ tool, checks }) => {
    const codes = checks.map(({ code }) => code);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.filter((code) => !code.startsWith(`${tool.slice(-2)}.`))).toEqual([]);
  });

  it('rejects an empty text and an unknown severity', () => {
    const withCheck = (changes: object) => ({
      ...anyTool,
      checks: [{ ...anyTool?.checks[0], ...changes }],
    });
    expect(registryTool.safeParse(withCheck({})).success).toBe(true);
    for (const changes of [{ why: ' ' }, { severity: 'X' }, { geometry: ['Line'] }]) {
      expect(registryTool.safeParse(withCheck(changes)).success).toBe(false);
    }
  });
});

describe('the modules of the portal', () => {
  it('list every check once', () => {
    const listed = catalogue.flatMap(({ checks }) => checks.map(({ code }) => code));
    expect(listed).toEqual(tools.flatMap(({ checks }) => checks.map(({ code }) => code)));
  });

  it('load the texts of one tool, without the fields that are often empty', async () => {
    const { tool } = (await toolLoaders.R_INF_06?.()) ?? { tool: null };
    const [, otherUnit] = tool?.checks ?? [];
    expect(otherUnit?.message).toMatch(/ ha: \{causa\}\.$/);
    expect(tool?.checks.map(({ message }) => message).join()).not.toContain('{mas}');
  });
});
