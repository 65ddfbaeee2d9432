import { Accordion, Text } from '@consultancy/ui';
import { supportTexts as texts } from '../../texts/support.ts';

const questions = texts.questions.map(({ question, answer }) => ({
  key: question,
  title: question,
  content: <Text measure>{answer}</Text>,
}));

/** What support is asked most. */
export function SupportQuestions() {
  return <Accordion items={questions} />;
}
