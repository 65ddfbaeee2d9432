import { runInNewContext } from 'node:vm';
import { brand } from '@consultancy/brand';
import * as contract from '@consultancy/validation';
import {
  type Endpoint,
  errorBody,
  errorCodes,
  errorStatuses,
  errorTexts,
} from '@consultancy/validation';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { RouteOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { errorCodesOf } from '../openapi/errors.ts';

const backend = startBackend();

interface Referable {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: object; examples?: Record<string, { value: object }> }>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  'x-roles'?: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: object;
  responses: Record<string, Referable>;
}
interface ApiDocument {
  info: { description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Referable> };
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

const roles = {
  public: [],
  session: ['user', 'admin'],
  self: ['owner', 'admin'],
  admin: ['admin'],
  machine: ['machine'],
};

const securityOf = ({ config, method, url }: RouteOptions) => {
  const { policy } = config ?? {};
  if (policy === 'machine') {
    return [{ machine: [] }];
  }
  const origin = method === 'GET' || url.startsWith('/api/tool/v1/') ? {} : { origin: [] };
  const needed = { ...(policy === 'public' ? {} : { session: [] }), ...origin };
  return Object.keys(needed).length > 0 ? [needed] : [];
};

/** A response, or the one that it refers to. */
const responseOf = (operation: Operation | undefined, status: number): Referable => {
  const found = operation?.responses[status] ?? {};
  const name = found.$ref?.replace('#/components/responses/', '');
  return name ? (document.components.responses[name] ?? {}) : found;
};

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every endpoint with its tag, summary and roles', () => {
    const tags = document.tags.map(({ name }) => name);
    expect(described().length).toBeGreaterThan(30);
    for (const { route, operation, name } of described()) {
      expect(operation?.summary, name).toMatch(/^\p{Lu}.+\.$/u);
      expect(tags, name).toContain(operation?.tags?.[0]);
      expect(operation?.security, name).toEqual(securityOf(route));
      expect(operation?.['x-roles'], name).toEqual(roles[route.config?.policy ?? 'admin']);
    }
    const used = new Set(described().flatMap(({ operation }) => operation?.tags ?? []));
    expect(tags.filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('contains no pages, files or operational routes', () => {
    const known = new Set(described().map(({ name }) => name));
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.filter((name) => !known.has(name))).toEqual(['GET /downloads/{file}']);
  });

  it('uses the names of the contract as operation ids', () => {
    for (const { operation, endpoint, name } of described()) {
      const { operationId = '' } = operation ?? {};
      expect(contract, name).toHaveProperty(operationId, endpoint);
    }
  });

  it('requires the idempotency key where an endpoint does', () => {
    const keyed = described().filter(({ endpoint }) => endpoint.idempotent);
    expect(keyed.map(({ endpoint }) => endpoint.path)).toEqual(
      expect.arrayContaining(['/tool/v1/utilizations', '/new_transaction']),
    );
    for (const { operation, endpoint, name } of described()) {
      const header = operation?.parameters?.find((one) => one.in === 'header');
      expect(header?.name.toLowerCase(), name).toBe(endpoint.idempotent && 'idempotency-key');
      expect(header?.required ?? false, name).toBe(endpoint.idempotent ?? false);
    }
  });

  it('lists the errors of a call one by one, by status, each with its body', () => {
    for (const { operation, endpoint, route, name } of described()) {
      const policy = route.config?.policy ?? 'admin';
      for (const code of errorCodesOf(endpoint, policy)) {
        const status = errorStatuses[code];
        const { content, headers } = responseOf(operation, status);
        const { value } = content?.['application/json']?.examples?.[code] ?? {};
        expect(errorBody.parse(value), name).toMatchObject({ code, error: errorTexts[code] });
        expect('Retry-After' in (headers ?? {}), name).toBe(status === 429 || status === 503);
      }
      expect(errorCodesOf(endpoint, policy), name).toEqual(
        expect.arrayContaining([...(endpoint.errors ?? []), 'INTERNAL_ERROR']),
      );
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

  it('has a page with the title and the icon of the product', async () => {
    const page = await backend.app.inject('/api/docs/');
    expect(page.body).toContain(`<title>${brand.product} API</title>`);
    const [, icon] = /rel="icon" type="image\/svg\+xml" href="\.([^"]+)"/.exec(page.body) ?? [];
    const response = await backend.app.inject(`/api/docs${icon}`);
    expect(response.headers['content-type']).toContain('image/svg+xml');
    expect(response.body).toContain(brand.mark.accent);
  });

  it('has a page that follows the dark theme of the user', async () => {
    const page = await backend.app.inject('/api/docs/');
    const [, script] = /<script src="\.([^"]*theme[^"]*)"/.exec(page.body) ?? [];
    const response = await backend.app.inject(`/api/docs${script}`);
    expect(response.headers['content-type']).toContain('javascript');
    const classes = new Set<string>();
    let isDark = true;
    let change = () => {};
    const query = {
      get matches() {
        return isDark;
      },
      addEventListener: (_type: string, listener: () => void) => {
        change = listener;
      },
    };
    const toggle = (name: string, isOn: boolean) =>
      isOn ? classes.add(name) : classes.delete(name);
    runInNewContext(response.body, {
      matchMedia: () => query,
      document: { documentElement: { classList: { toggle } } },
    });
    expect([...classes]).toEqual(['dark-mode']);
    isDark = false;
    change();
    expect([...classes]).toEqual([]);
  });
});
