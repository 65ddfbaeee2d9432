import { HtmlValidate, StaticConfigLoader } from 'html-validate';

// The rules of the HTML standard, without those of style.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** Violations of the HTML standard in a document, each with its place. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`);
}
