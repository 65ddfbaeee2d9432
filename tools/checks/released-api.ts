import { writeFileSync } from 'node:fs';
import * as contract from '@consultancy/validation';
import * as z from 'zod/mini';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check, Files } from './files.ts';

const recordPath = 'tools/checks/released-api.json';

/** Types of values by their paths, as `items[].role: "'admin' | 'user'"`; `absent` may be missing. */
type Shape = Readonly<Record<string, string>>;
/** What an endpoint reads, by the part of the request, and what it responds. */
type Shapes = Readonly<Partial<Record<'query' | 'headers' | 'body' | 'response', Shape>>>;
type Contract = Readonly<Record<string, Shapes>>;

type JsonSchema = z.core.JSONSchema.BaseSchema;

const typesAt = (shape: Shape, path: string) => shape[path]?.split(' | ') ?? ['absent'];
const union = (types: readonly string[]) => [...new Set(types)].join(' | ');
const parentOf = (path: string) => path.replace(/(?:^|\.)[^.[]+$|\[\]$/, '');

/** Merges alternatives of one value: a field that only some of its objects have may be absent. */
function merge(shapes: readonly Shape[]): Shape {
  const merged = (path: string) => {
    const having = shapes.filter(
      (shape) => path in shape || shape[parentOf(path)]?.includes('object'),
    );
    return union(having.flatMap((shape) => typesAt(shape, path)));
  };
  return Object.fromEntries(shapes.flatMap(Object.keys).map((path) => [path, merged(path)]));
}

function shapeOf(schema: JsonSchema, path = ''): Shape {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return merge(alternatives.map((one) => shapeOf(one as JsonSchema, path)));
  const values = schema.enum ?? ('const' in schema ? [schema.const] : null);
  const types = values?.map((value) => `'${value}'`) ?? [schema.type ?? 'any'].flat();
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const fieldPath = path === '' ? name : `${path}.${name}`;
    const shape = shapeOf(field as JsonSchema, fieldPath);
    if (schema.required?.includes(name)) return shape;
    return { ...shape, [fieldPath]: `${shape[fieldPath]} | absent` };
  });
  const items = schema.items ? shapeOf(schema.items as JsonSchema, `${path}[]`) : {};
  return Object.assign({ [path]: union(types) }, items, ...fields);
}

const shapeOfSchema = (schema: z.ZodMiniType) =>
  shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

function shapesOf({ query, body, response, idempotent }: contract.Endpoint): Shapes {
  const sent = body && shapeOfSchema(body);
  const mayBeAbsent = body?.safeParse(undefined).success;
  return {
    ...(query && { query: shapeOfSchema(query) }),
    ...(idempotent && { headers: { '': 'object', 'idempotency-key': 'string' } }),
    ...(sent && { body: mayBeAbsent ? { ...sent, '': `${sent['']} | absent` } : sent }),
    response: shapeOfSchema(response),
  };
}

const contractOf = (exports: object): Contract =>
  Object.fromEntries(
    Object.values(exports)
      .filter(contract.isEndpoint)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, shapesOf(endpoint)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );

const accepts = (types: readonly string[], type: string) =>
  types.includes(type) ||
  types.includes('any') ||
  (type === 'integer' && types.includes('number')) ||
  (type.startsWith("'") && types.includes('string'));

/** Where a schema rejects what another one lets through, as `field may be null`. */
function rejections(sent: Shape, read: Shape, paths: readonly string[]): string[] {
  // What is within a value that is itself missing is reported with that value.
  const compared = paths.filter((path) => [sent, read].every((one) => parentOf(path) in one));
  return compared.flatMap((path) =>
    typesAt(sent, path)
      .filter((type) => !accepts(typesAt(read, path), type))
      .map((type) => `${path || 'the whole'} may be ${type}`),
  );
}

/** Payloads are strict: a field that is unknown is rejected. */
const requestIssues = (before: Shape, now: Shape) =>
  rejections(before, now, Object.keys({ ...before, ...now }));

/** In responses, unknown fields are ignored. */
const responseIssues = (sent: Shape, read: Shape) => rejections(sent, read, Object.keys(read));

/** A new value of an enumeration comes with data that only the new release makes. */
const isNewValue = (issue: string) => issue.includes(" may be '");

const nothing = { query: { '': 'object' }, headers: { '': 'object' }, body: { '': 'absent' } };

function issuesOf(name: string, before: Shapes, now: Shapes | undefined): string[] {
  if (!now) return [`${name} is missing, which clients of the release before call`];
  const { response: old = {} } = before;
  const { response: current = {} } = now;
  return [
    ...(['query', 'headers', 'body'] as const).flatMap((part) =>
      requestIssues(before[part] ?? nothing[part], now[part] ?? nothing[part]).map(
        (issue) => `${name} rejects clients of the release before: in its ${part}, ${issue}`,
      ),
    ),
    ...responseIssues(old, current).map(
      (issue) => `${name} of a server of the release before is rejected: ${issue}`,
    ),
    ...responseIssues(current, old)
      .filter((issue) => !isNewValue(issue))
      .map((issue) => `${name} is rejected by tabs of the release before: ${issue}`),
  ];
}

function compareContracts(before: Contract, now: Contract): string[] {
  const advice = 'See "Two releases at once" in docs/contributing/add-an-endpoint.md';
  return Object.entries(before)
    .flatMap(([name, shapes]) => issuesOf(name, shapes, now[name]))
    .map((issue) => `${issue}. ${advice}.`);
}

interface Released {
  release: string;
  endpoints: Contract;
}

const readRecord = (files: Files): Released => JSON.parse(files.text(recordPath) ?? '{}');
const versionOf = (files: Files): string =>
  JSON.parse(files.text('apps/backend/package.json') ?? '{}').version;

const findIssues = (files: Files) =>
  compareContracts(readRecord(files).endpoints ?? {}, contractOf(contract));

/** Records the contract of a new release, once. */
export function recordReleasedApi(files: Files): string[] {
  const release = versionOf(files);
  if (readRecord(files).release === release || findIssues(files).length > 0) return [];
  const path = inWorkspace(recordPath);
  writeFileSync(path, JSON.stringify({ release, endpoints: contractOf(contract) }));
  return [path];
}

export const releasedApiCheck: Check = {
  name: 'Portal and server work with those of the release before',
  run: (files) => {
    const issues = findIssues(files);
    if (issues.length > 0 || readRecord(files).release === versionOf(files)) return issues;
    return [`${recordPath} is of another release: run "pnpm checks --update" and commit it.`];
  },
};
