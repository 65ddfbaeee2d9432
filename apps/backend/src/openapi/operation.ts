import {
  type Endpoint,
  endSession,
  exportTypes,
  getBotCheckChallenge,
  logout,
  refreshToken,
} from '@consultancy/validation';
import type { EndpointExample } from '../create-route.ts';
import type { Policy } from '../plugins/policy.ts';
import { solvingInstructions } from './bot-check-schemas.ts';
import type { Components } from './components.ts';
import { operationIds, typeName } from './contract-names.ts';
import type { ErrorResponses } from './errors.ts';
import { fileName, responseHeaders, sessionCookies, varyByAccept } from './headers.ts';
import type { JsonSchema } from './schema-type.ts';
import { audience, roles, securityOf } from './security.ts';

/** A route as the document shows it. */
export interface DescribedRoute {
  endpoint: Endpoint;
  policy: Policy;
  summary: string;
  tags: readonly string[];
  example?: EndpointExample;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Made by the caller before the first try and sent again with each further one: the same key ' +
    'and body give the first response again, another body is 409 `IDEMPOTENCY_KEY_REUSED`.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7E]{8,100}$' },
  example: '7f0d7f7e-3c1b-4b0e-9a57-1f2f3c0c9d11',
};

/** Of these too a client stores the cookies: they renew its session, or revoke it. */
const setsSession: ReadonlySet<Endpoint> = new Set([endSession, logout, refreshToken]);

const bytes = (mediaType: string) => ({
  schema: { type: 'string', format: 'binary', contentMediaType: mediaType },
});

/** Parameters of one place, each with its own description and example. */
function parametersIn(
  place: 'path' | 'query',
  fields: Record<string, JsonSchema>,
  required: (name: string) => boolean,
) {
  return Object.entries(fields).map(([name, { description, examples, ...schema }]) => ({
    name,
    in: place,
    required: required(name),
    description,
    schema,
    example: examples?.[0],
  }));
}

function parametersOf({ params, query, idempotent }: Endpoint, id: string, components: Components) {
  const none = { fields: {}, required: [] as string[] };
  const path = params ? components.fields(params, id) : none;
  const queryFields = query ? components.fields(query, id) : none;
  return [
    ...parametersIn('path', path.fields, () => true),
    ...parametersIn('query', queryFields.fields, (name) => queryFields.required.includes(name)),
    ...(idempotent ? [idempotencyKey] : []),
  ];
}

/** Paragraphs on what an operation needs beyond its schemas. */
function descriptionOf(endpoint: Endpoint, policy: Policy): string {
  return [
    audience[policy],
    ...(endpoint.exported
      ? [
          'With `Accept: text/csv`, or that of a workbook, the whole filtered list is sent as a file.',
        ]
      : []),
    ...(endpoint.idempotent ? ['It happens once per `Idempotency-Key`.'] : []),
    ...(endpoint === getBotCheckChallenge ? [solvingInstructions] : []),
  ].join('\n\n');
}

/** Content of the successful response, by media type. */
function contentOf({ file, exported }: Endpoint, schema: JsonSchema, example: unknown) {
  if (file) {
    return { [file]: bytes(file) };
  }
  return {
    'application/json': { schema, ...(example === undefined ? {} : { example }) },
    ...(exported
      ? Object.fromEntries(Object.values(exportTypes).map((type) => [type, bytes(type)]))
      : {}),
  };
}

function successOf(endpoint: Endpoint, schema: JsonSchema, example: unknown) {
  const { file, exported } = endpoint;
  return {
    description: exported ? 'A page, or the whole filtered list as a file.' : 'Done.',
    headers: {
      ...responseHeaders,
      ...(file || exported ? fileName : {}),
      ...(exported ? varyByAccept : {}),
      ...(endpoint.freshTokens || setsSession.has(endpoint) ? sessionCookies : {}),
    },
    content: contentOf(endpoint, schema, example),
  };
}

/** Where an operation puts what it shares with others. */
export interface Shared {
  components: Components;
  errors: ErrorResponses;
}

/** The operation of a route. Its schemas and errors are added to what operations share. */
export function operationOf(route: DescribedRoute, { components, errors }: Shared): object {
  const { endpoint, policy, summary, tags, example } = route;
  const { body, response, file, status = 200 } = endpoint;
  const id = operationIds.get(endpoint) ?? '';
  const type = typeName(id);
  const sent = body && components.add(body, 'input', `${type}Payload`);
  const received = file ? {} : components.add(response, 'output', `${type}Response`);
  return {
    operationId: id,
    summary,
    description: descriptionOf(endpoint, policy),
    tags,
    'x-roles': roles[policy],
    security: securityOf(endpoint, policy),
    parameters: parametersOf(endpoint, id, components),
    ...(body &&
      sent && {
        requestBody: {
          required: !body.safeParse(undefined).success,
          content: {
            'application/json': {
              schema: sent,
              ...(example?.body === undefined ? {} : { example: example.body }),
            },
          },
        },
      }),
    responses: {
      [status]: successOf(endpoint, received, example?.response),
      ...errors.of(endpoint, policy),
    },
  };
}
