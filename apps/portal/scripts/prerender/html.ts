const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it may stand in a document or in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An element without content. @param attributes by name; `true` for one without a value. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const said = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${said.join('')}>`;
}

/** Data that a script element carries. Its text cannot end the element. */
export const dataScript = (type: string, data: unknown): string =>
  `<script type="${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * Puts a text in place of a comment of the template.
 * @throws Error when the template has it not exactly once.
 */
export function fill(template: string, comment: string, text: string): string {
  const [before, after, ...more] = template.split(`<!--${comment}-->`);
  if (after === undefined || more.length > 0) {
    throw new Error(`index.html has not exactly one <!--${comment}-->`);
  }
  return `${before}${text}${after}`;
}
