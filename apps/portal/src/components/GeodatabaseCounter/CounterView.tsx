import {
  Accordion,
  Alert,
  FileDrop,
  type FileDropListing,
  Progress,
  RestoreFocus,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@consultancy/ui';
import { Fragment, useDeferredValue } from 'react';
import { formatCount } from '../../lib/format-credits.ts';
import type { GeodatabaseCount, RecordCount } from '../../lib/geodatabase/count-records.ts';
import { geodatabaseCountTexts as texts } from '../../texts/geodatabase-count.ts';
import { StatusRegion } from '../StatusRegion/StatusRegion.tsx';
import { details } from './CounterView.css.ts';
import type { CountState } from './use-geodatabase-count.ts';

/** Positions at which a name breaks: before a capital letter, and after underscores. */
const betweenWords = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=_)(?!_)/u;

/** Name of a class or table. It has no spaces, but breaks in narrow columns. */
function ClassName({ name }: { name: string }) {
  return name.split(betweenWords).map((word, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}

const columns: TableColumn<RecordCount>[] = [
  {
    key: 'name',
    header: texts.name,
    rowHeader: true,
    cell: ({ name, kind }) => (
      <>
        <ClassName name={name} />{' '}
        <Text as="span" size="sm" tone="muted" weight="regular">
          {texts.kinds[kind]}
        </Text>
      </>
    ),
  },
  { key: 'records', header: texts.records, numeric: true, cell: (row) => formatCount(row.records) },
];

function summaryOf({ counts, fcRecords, tbRecords }: GeodatabaseCount): string {
  const classes = counts.filter(({ kind }) => kind === 'FC').length;
  return texts.summary(
    formatCount(classes),
    formatCount(fcRecords),
    formatCount(counts.length - classes),
    formatCount(tbRecords),
  );
}

/** Result of a choice, announced when it arrives. */
function Outcome({ state }: { state: CountState }) {
  if (state.status === 'counted') {
    return (
      <Alert tone="success" title={state.count.name}>
        {summaryOf(state.count)}
      </Alert>
    );
  }
  if (state.status === 'failed') {
    const { title, text } = texts.problems[state.error.problem];
    return (
      <Alert tone="danger" title={title}>
        {text(state.error.detail)}
      </Alert>
    );
  }
  return null;
}

function Reading({ done, total, onCancel }: { done: number; total: number; onCancel: () => void }) {
  const cancel = { onCancel, cancelLabel: texts.cancel };
  if (total === 0) return <Progress label={texts.listing} {...cancel} />;
  const valueText = texts.progress(formatCount(done), formatCount(total));
  return (
    <Progress label={texts.counting} value={done} max={total} valueText={valueText} {...cancel} />
  );
}

/** Records of each class, for users who compare them. */
function Details({ counts }: { counts: readonly RecordCount[] }) {
  const table = (
    <div className={details}>
      <Table
        caption={texts.caption}
        captionHidden
        rowsOnMobile
        columns={columns}
        rows={counts}
        rowKey={(row) => row.name}
      />
    </div>
  );
  return <Accordion items={[{ key: 'counts', title: texts.details, content: table }]} />;
}

interface CounterViewProps {
  state: CountState;
  onChoose: (listing: Promise<FileDropListing>) => void;
  onCancel: () => void;
}

/** Chooses a geodatabase and shows the progress and the result of its count. */
export function CounterView({ state, onChoose, onCancel }: CounterViewProps) {
  // Hundreds of collapsed rows must not delay the result.
  const counts = useDeferredValue(state.status === 'counted' ? state.count.counts : null);
  return (
    <RestoreFocus>
      <Stack gap="md">
        <FileDrop
          label={texts.label}
          hint={texts.hint}
          dropLabel={texts.dropLabel}
          folderLabel={texts.folder}
          fileLabel={texts.zip}
          accept=".zip,application/zip"
          onChoose={onChoose}
        />
        {state.status === 'reading' ? <Reading {...state} onCancel={onCancel} /> : null}
        <StatusRegion>
          <Outcome state={state} />
        </StatusRegion>
        {counts && counts.length > 0 ? <Details counts={counts} /> : null}
      </Stack>
    </RestoreFocus>
  );
}
