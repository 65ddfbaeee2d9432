import { type Endpoint, errorCodes } from '@consultancy/validation';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { RouteOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';

const backend = startBackend();

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: object;
  responses: Record<string, object>;
}
interface ApiDocument {
  info: { description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}
let text: string;
let document: ApiDocument;

beforeAll(async () => {
  text = (await backend.app.inject('/api/openapi.json')).payload;
  document = JSON.parse(text);
});

/** Every route that describes an endpoint, with its operation in the document. */
const described = () =>
  backend.app.routeTable
    .filter((route) => route.config?.endpoint && route.method !== 'HEAD')
    .map((route) => {
      const path = route.url.replace(/:(\w+)/g, '{$1}');
      const operation = document.paths[path]?.[String(route.method).toLowerCase()];
      return {
        route,
        endpoint: route.config?.endpoint as Endpoint,
        name: `${route.method} ${path}`,
        operation,
      };
    });

const securityOf = (route: RouteOptions) => {
  const { policy } = route.config ?? {};
  if (policy === 'public') {
    return [];
  }
  return [policy === 'machine' ? { machine: [] } : { session: [] }];
};

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every call, grouped, in words, with who may call it', () => {
    const tags = document.tags.map(({ name }) => name);
    expect(described().length).toBeGreaterThan(30);
    for (const { route, operation, name } of described()) {
      expect(operation?.summary, name).toMatch(/^\p{Lu}.+\.$/u);
      expect(tags, name).toContain(operation?.tags?.[0]);
      expect(operation?.security, name).toEqual(securityOf(route));
      expect(Object.keys(operation?.responses ?? {}), name).toEqual(
        expect.arrayContaining(['4XX', '5XX']),
      );
    }
    const used = new Set(described().flatMap(({ operation }) => operation?.tags ?? []));
    expect(tags.filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('has nothing else: no page, no file, no route of operations', () => {
    const known = new Set(described().map(({ name }) => name));
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.filter((name) => !known.has(name) && !name.includes('{format}'))).toEqual([]);
  });

  it('requires the key where an endpoint needs one, and lists the errors of an endpoint', () => {
    const keyed = described().filter(({ endpoint }) => endpoint.idempotent);
    expect(keyed.map(({ endpoint }) => endpoint.path)).toEqual(
      expect.arrayContaining(['/tool/v1/utilizations', '/new_transaction']),
    );
    for (const { operation, endpoint, name } of described()) {
      const header = operation?.parameters?.find((one) => one.in === 'header');
      expect(header?.name.toLowerCase(), name).toBe(endpoint.idempotent && 'idempotency-key');
      expect(header?.required ?? false, name).toBe(endpoint.idempotent ?? false);
      for (const code of endpoint.errors ?? []) {
        expect(operation?.description, name).toContain(`\`${code}\``);
      }
    }
    for (const code of errorCodes) {
      expect(document.info.description).toContain(`\`${code}\``);
    }
  });

  it('shows an example of each call of the tool API, which its own schemas accept', () => {
    const calls = described().filter(({ endpoint }) => endpoint.path.startsWith('/tool/v1/'));
    expect(calls.length).toBeGreaterThanOrEqual(10);
    for (const { route, endpoint, operation, name } of calls) {
      const { example } = route.config ?? {};
      expect(endpoint.response.safeParse(example?.response).error, name).toBeUndefined();
      const response = JSON.stringify(operation?.responses[String(endpoint.status ?? 200)]);
      expect(response, name).toContain(JSON.stringify(example?.response));
      if (endpoint.body) {
        expect(endpoint.body.safeParse(example?.body).error, name).toBeUndefined();
        expect(JSON.stringify(operation?.requestBody), name).toContain(
          JSON.stringify(example?.body),
        );
      }
    }
  });

  it('can be browsed without a session, under a strict policy', async () => {
    const page = await backend.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
  });
});
