/** A JSON Schema of the dialect of OpenAPI 3.1, as far as the document is made of it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[] | undefined;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  contentSchema?: JsonSchema;
  pattern?: string | undefined;
  format?: string;
  minimum?: number;
  description?: string;
  examples?: unknown[];
  [keyword: string]: unknown;
}

/** Keyword that carries a schema's name until the schema becomes a component. */
export const nameKeyword = 'x-name';
