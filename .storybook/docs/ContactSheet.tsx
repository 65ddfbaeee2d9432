import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { isForMobile } from '../support/chromatic-modes.ts';
import { baselineName, planStory } from '../support/screenshot-plan.ts';

type Story = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** The baseline that shows a story best: the first that is planned. */
function screenshotOf({ id, title, name, parameters, storyGlobals }: Story): string | null {
  const isMobile = isForMobile(storyGlobals);
  const [variant] = planStory({ title, name }, parameters.screenshots, isMobile).screenshots;
  return variant ? `./screenshots/${baselineName(id, variant)}.webp` : null;
}

function State({ story }: { story: Story }) {
  const screenshot = screenshotOf(story);
  const { description } = story.parameters.docs ?? {};
  return (
    <li className="contact-state">
      <a href={`./?path=/story/${story.id}`} target="_top">
        {screenshot ? (
          <img src={screenshot} alt="" loading="lazy" />
        ) : (
          <span className="contact-none">no screenshot: open the story</span>
        )}
        <strong>{story.name}</strong>
      </a>
      {description?.story ? <span>{description.story}</span> : null}
    </li>
  );
}

/** Every state of a screen on one sheet, as the baselines of its screenshots. */
export function ContactSheet() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <ul className="contact-sheet sb-unstyled">
      {stories.map((story) => (
        <State key={story.id} story={story} />
      ))}
    </ul>
  );
}
