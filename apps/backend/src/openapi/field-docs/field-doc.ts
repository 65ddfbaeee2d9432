/** Documentation of a field in the API document: a sentence, and an example that its schema accepts. */
export type FieldDoc = readonly [description: string, example?: unknown];

/**
 * Fields by name; `Schema.field` or `operation.parameter` where one differs from its namesakes.
 * Fields that are objects or lists need no example: theirs is made of the examples inside.
 */
export type FieldDocs = Readonly<Record<string, FieldDoc>>;
