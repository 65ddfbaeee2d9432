const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for a document or an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An element without content. @param attributes by name; `true` for one without a value. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${attributeTexts.join('')}>`;
}

/** Data in a script element. Its text cannot close the element. */
export const dataScript = (type: string, data: unknown): string =>
  `<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Replaces each comment of the template by a text.
 * @param texts by the text of the comments.
 * @throws Error if the template does not have each of these comments exactly once, or has another
 * one.
 */
export function fill(template: string, texts: Readonly<Record<string, string>>): string {
  const found: string[] = [];
  const filled = template.replace(/<!--(.*?)-->/g, (_, comment: string) => {
    found.push(comment);
    return texts[comment] ?? '';
  });
  const expected = Object.keys(texts).sort().join(', ');
  if (found.sort().join(', ') !== expected) {
    throw new Error(`index.html has not exactly one comment for each of ${expected}`);
  }
  return filled;
}
