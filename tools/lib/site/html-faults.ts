import { HtmlValidate, StaticConfigLoader } from 'html-validate';

// What the HTML standard asks for; how a document is written is no concern of its readers.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** What is wrong with a document by the HTML standard, each with its place. */
export async function htmlIssues(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`);
}
