import { ChartLine, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { visuallyHidden } from '../../../css/visually-hidden.css.ts';
import { Button } from '../../Button/Button.tsx';
import { bar, chart, title, toggle } from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartFrameProps } from './chart-props.ts';
import { Plot } from './Plot.tsx';
import { ReadOut } from './ReadOut.tsx';

/** Caption, read-out and axes around a chart, and the same data as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { caption, captionHidden, rows, texts } = props;
  const captionId = useId();
  const [isTable, setIsTable] = useState(false);
  const [explored, explore] = useState<number | null>(null);
  // With fewer rows than before, the explored one may not exist.
  const active = explored !== null && explored < rows.length ? explored : null;
  return (
    <figure aria-labelledby={captionId} className={chart}>
      <div className={bar}>
        <figcaption id={captionId} className={captionHidden ? visuallyHidden : title}>
          {caption}
        </figcaption>
        <span data-print="hidden" className={toggle}>
          <Button
            size="sm"
            variant="quiet"
            iconStart={isTable ? <ChartLine /> : <Table2 />}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? texts.showChart : texts.showTable}
          </Button>
        </span>
      </div>
      {isTable ? (
        <ChartTable {...props} />
      ) : (
        <>
          {/* Where no row is explored, the last row is the most relevant. */}
          <ReadOut {...props} row={rows[active ?? rows.length - 1]} />
          <Plot {...props} active={active} explore={explore} />
        </>
      )}
    </figure>
  );
}
