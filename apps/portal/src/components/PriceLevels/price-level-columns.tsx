import type { TableColumn } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { formatDecimal } from '@consultancy/validation';
import { formatAmount } from '../../lib/format-credits.ts';
import { priceLevelTexts as texts } from '../../texts/pricing.ts';
import { breakable, together } from './PriceLevels.css.ts';

/** A last word of one or two characters, and the one before it. */
const lastWords = /(?<!\S)\S{1,14} \S{1,2}$/;

/** A word that no column of the smallest phone can show on one line. */
const longWord = /\S{15}/;

/** The name of a level, whose number does not go alone into the next line. */
function LevelName({ children }: { children: string }) {
  if (longWord.test(children)) return <span className={breakable}>{children}</span>;
  const [end] = lastWords.exec(children) ?? [''];
  if (end === '') return children;
  return (
    <>
      {children.slice(0, -end.length)}
      <span className={together}>{end}</span>
    </>
  );
}

/** The columns of the levels of a price list: from which Score, how many credits. */
export const priceLevelColumns: TableColumn<PriceList['levels'][number]>[] = [
  {
    key: 'level',
    header: texts.level,
    rowHeader: true,
    cell: (row) => <LevelName>{row.level}</LevelName>,
  },
  {
    key: 'min_score',
    header: texts.from,
    numeric: true,
    cell: (row) => formatDecimal(row.min_score),
  },
  {
    key: 'credits',
    header: texts.credits,
    numeric: true,
    cell: (row) => formatAmount(row.credits),
  },
];
