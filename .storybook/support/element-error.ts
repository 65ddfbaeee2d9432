import { prettyDOM } from 'storybook/test';

/**
 * The error of a query that found nothing, with the page that was searched. Testing Library prints
 * the whole page for every try of a wait, at every change of the page, though only the last one is
 * read: here it is printed when the message is read.
 * @param print the page as text.
 */
export function elementError(
  message: string | null,
  container: Element,
  print: (container: Element) => string | false = prettyDOM,
): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  const read = () => {
    text ??= [message, print(container)].filter(Boolean).join('\n\n');
    return text;
  };
  Object.defineProperty(error, 'message', { get: read, configurable: true });
  return error;
}
