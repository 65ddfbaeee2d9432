import { Hero, type HeroProps } from '@consultancy/ui';
import { useDocumentTitle } from '../../lib/use-document-title.ts';

interface PageHeroProps extends HeroProps {
  /** Section in the page's title in the browser. @defaultValue the heading */
  section?: string;
}

/** The hero of a public page, which also sets the page's title in the browser. */
export function PageHero({ section, ...hero }: PageHeroProps) {
  useDocumentTitle(section ?? hero.title);
  return <Hero {...hero} />;
}
