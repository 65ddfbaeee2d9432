import { Accordion, Text } from '@consultancy/ui';
import { supportTexts as texts } from '../../texts/support.ts';

const questions = texts.questions.map(({ question, response }) => ({
  key: question,
  title: question,
  content: <Text measure>{response}</Text>,
}));

/** Frequently asked questions. */
export function SupportQuestions() {
  return <Accordion items={questions} />;
}
