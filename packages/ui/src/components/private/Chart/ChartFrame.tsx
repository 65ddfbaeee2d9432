import { ChartLine, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { visuallyHidden } from '../../../css/visually-hidden.css.ts';
import { Button } from '../../Button/Button.tsx';
import { bar, chart, title, toggle } from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartFrameProps } from './chart-props.ts';
import { Plot } from './Plot.tsx';
import { ReadOut } from './ReadOut.tsx';

/** The caption, readout and axes of a chart, and its data as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { caption, captionHidden, rows, texts } = props;
  const captionId = useId();
  const [isTable, setIsTable] = useState(false);
  const [explored, explore] = useState<number | null>(null);
  // The explored row may not exist after the number of rows decreased.
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
