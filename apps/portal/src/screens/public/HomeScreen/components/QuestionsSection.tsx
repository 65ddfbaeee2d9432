import { Accordion, Section, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { homeTexts } from '../../../../texts/home.ts';

const { title, lead, items, link } = homeTexts.questions;

const questions = items.map(({ question, response }) => ({
  key: question,
  title: question,
  content: <Text measure>{response}</Text>,
}));

/** Questions before a registration; search engines read the same table. */
export function QuestionsSection() {
  return (
    <Section id="preguntas" title={title} lead={lead}>
      <Accordion items={questions} />
      <TextLink asChild standalone>
        <Link to={paths.contact.href()}>{link}</Link>
      </TextLink>
    </Section>
  );
}
