import { ChartLine, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { visuallyHidden } from '../../../css/visually-hidden.css.ts';
import { Button } from '../../Button/Button.tsx';
import { bar, figure, title, toggle } from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartFrameProps } from './chart-props.ts';
import { Plot } from './Plot.tsx';
import { ReadOut } from './ReadOut.tsx';

/** Caption, read-out and axes around a drawing, and the same data as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { caption, captionHidden, rows, texts } = props;
  const captionId = useId();
  const [isTable, setIsTable] = useState(false);
  const [looked, look] = useState<number | null>(null);
  // Fewer rows than before: the one that was looked at may be gone.
  const active = looked !== null && looked < rows.length ? looked : null;
  return (
    <figure aria-labelledby={captionId} className={figure}>
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
          {/* Where nothing is looked at, the last row is what one wants to know. */}
          <ReadOut {...props} row={rows[active ?? rows.length - 1]} />
          <Plot {...props} active={active} look={look} />
        </>
      )}
    </figure>
  );
}
