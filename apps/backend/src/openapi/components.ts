import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { typeName } from './contract-names.ts';
import { fieldDocOf } from './field-docs/index.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { type JsonSchema, nameKeyword } from './schema-type.ts';

const prefix = '#/components/schemas/';

/** The name of one of several: `tools` has items of the type `…Tool`. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

/** A page of a list is named after its rows. */
function pageName(json: JsonSchema): string | undefined {
  const { items, next_cursor } = json.properties ?? {};
  const row = items?.items?.[nameKeyword];
  return next_cursor && typeof row === 'string' ? `${row}Page` : undefined;
}

/** The named schemas of the document, each once. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};

  /**
   * Adds a schema of the contract, with all objects in it.
   * @param name of an object that has none of its own.
   * @returns a reference, or the schema itself when it is of a single value.
   */
  add(schema: z.ZodMiniType, direction: 'input' | 'output', name: string): JsonSchema {
    const lifted = this.#lift(jsonSchemaOf(schema, direction), name);
    // A body that may be absent: the requirement is the operation's.
    return (direction === 'input' && lifted.anyOf?.find(({ $ref }) => $ref)) || lifted;
  }

  /** Fields of a query or a path, which are no component of their own, and which are required. */
  fields(schema: z.ZodMiniType, operation: string) {
    const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input');
    return { fields: this.#describe(operation, properties), required };
  }

  /** An example of a schema, put together from those of its fields. */
  exampleOf(schema: JsonSchema): unknown {
    if (schema.examples) {
      return schema.examples[0];
    }
    if (schema.$ref) {
      return this.exampleOf(this.schemas[schema.$ref.slice(prefix.length)] ?? {});
    }
    if (schema.items) {
      return [this.exampleOf(schema.items)];
    }
    return schema.anyOf?.[0] && this.exampleOf(schema.anyOf[0]);
  }

  #register(name: string, schema: JsonSchema): JsonSchema {
    const known = this.schemas[name];
    if (known && !isDeepStrictEqual(known, schema)) {
      throw new Error(`Two schemas of the API document have the name ${name}.`);
    }
    this.schemas[name] = schema;
    return { $ref: `${prefix}${name}` };
  }

  /** Replaces objects by references to components. */
  #lift(json: JsonSchema, inheritedName: string): JsonSchema {
    const { [nameKeyword]: ownName, properties, items, anyOf, contentSchema, ...rest } = json;
    const name = typeof ownName === 'string' ? ownName : (pageName(json) ?? inheritedName);
    const schema: JsonSchema = {
      ...rest,
      ...(items && { items: this.#lift(items, singular(name)) }),
      ...(anyOf && { anyOf: anyOf.map((one) => this.#lift(one, name)) }),
      ...(contentSchema && { contentSchema: this.#lift(contentSchema, name) }),
    };
    if (!properties) {
      return schema;
    }
    const lifted = this.#describe(name, properties);
    const examples = Object.entries(lifted).map(([key, field]) => [key, this.exampleOf(field)]);
    return this.#register(name, {
      ...schema,
      properties: lifted,
      examples: [Object.fromEntries(examples)],
    });
  }

  /** Fields with a description and an example each. */
  #describe(owner: string, fields: Record<string, JsonSchema>): Record<string, JsonSchema> {
    const described = Object.entries(fields).map(([key, field]) => {
      const lifted = this.#lift(field, `${owner}${typeName(key)}`);
      const [description, example = this.exampleOf(lifted)] = fieldDocOf(owner, key) ?? [];
      const examples = lifted.examples ?? (example === undefined ? undefined : [example]);
      return [
        key,
        {
          ...lifted,
          ...(description && !field.description && { description }),
          ...(field.description && { description: field.description }),
          ...(examples && { examples }),
        },
      ];
    });
    return Object.fromEntries(described);
  }
}
