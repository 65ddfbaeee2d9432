/** Links by which Vite preloads the scripts of a story, and filters for the choice «vision» of the manager's toolbar. */
const invisible = 'link[rel="modulepreload"], #storybook-a11y-vision-filters';

/**
 * Removes what no story shows from a page without the manager, such as that of a test: axe reads the whole
 * document for each check, and after some hundred stories it has more of these links than elements of a story.
 */
export function removeInvisibleElements(): void {
  if (window !== window.top) return;
  for (const element of document.querySelectorAll(invisible)) element.remove();
}
