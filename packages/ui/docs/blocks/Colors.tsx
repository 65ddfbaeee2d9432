import type { ReactNode } from 'react';
import { CopyButton } from '../../src/components/CopyButton/CopyButton.tsx';
import { Table } from '../../src/components/Table/Table.tsx';
import { colorPairs } from '../../src/themes/color-pairs.ts';
import { contrast } from '../../src/themes/contrast.ts';
import { cardRow, cardText, code, field, muted, swatch } from './blocks.css.ts';
import { type ColorStep, colorGroups } from './color-steps.ts';
import { documentedThemes } from './documented-themes.ts';
import { ThemedSheet } from './ThemedSheet.tsx';

/** A value per theme, in the order of `documentedThemes`. */
type ByTheme<Value> = readonly (Value | undefined)[];

const ratioText = (ratio: number) => `${ratio.toFixed(2)} : 1`;

/** A column per theme. */
function themeColumns<Value>(cell: (value: Value) => ReactNode) {
  return documentedThemes.map(({ name }, theme) => ({
    key: name,
    header: name,
    cell: (row: ByTheme<Value>) => {
      const value = row[theme];
      return value === undefined ? null : cell(value);
    },
  }));
}

const groupsByTheme = documentedThemes.map(({ values }) => colorGroups(values.color));

/** All color steps, a table per group: each step in every theme, with its CSS variable to copy. */
export function ColorSteps() {
  const columns = [
    {
      key: 'step',
      header: 'Step',
      rowHeader: true,
      cell: ([step]: ByTheme<ColorStep>) => (
        <>
          <span className={code}>{step?.path}</span>
          <br />
          <span className={`${code} ${muted}`}>{step?.variable}</span>
        </>
      ),
    },
    ...themeColumns(({ value, contrast: measured }: ColorStep) => (
      <span className={cardRow}>
        <span className={field} style={{ background: value }} />
        <span className={cardText}>
          <span className={code}>{value}</span>
          <br />
          <span className={muted}>
            {measured ? `${ratioText(measured.ratio)} ${measured.on}` : 'translucent'}
          </span>
        </span>
      </span>
    )),
    {
      key: 'copy',
      header: 'Variable',
      cell: ([step]: ByTheme<ColorStep>) => (
        <CopyButton
          value={`var(${step?.variable})`}
          label="Copy"
          copiedLabel="Copied"
          failedLabel="Not copied"
        />
      ),
    },
  ];
  return groupsByTheme[0]?.map(({ name, steps }, group) => (
    <ThemedSheet key={name}>
      <Table
        caption={name}
        columns={columns}
        rows={steps.map((_, step) => groupsByTheme.map((groups) => groups[group]?.steps[step]))}
        rowKey={([step]) => step?.path ?? ''}
      />
    </ThemedSheet>
  ));
}

const pairsByTheme = documentedThemes.map(({ values }) => colorPairs(values));

/** Every pair of colors in use: its contrast in each theme, in its colors, and the required minimum. */
export function Contrasts() {
  type Pair = (typeof pairsByTheme)[number][number];
  return (
    <ThemedSheet>
      <Table
        caption="Pairs of colors"
        columns={[
          {
            key: 'pair',
            header: 'Pair',
            rowHeader: true,
            cell: ([pair]: ByTheme<Pair>) => pair?.name,
          },
          {
            key: 'min',
            header: 'At least',
            numeric: true,
            cell: ([pair]: ByTheme<Pair>) => pair?.min,
          },
          ...themeColumns(({ foreground, background }: Pair) => (
            <span className={swatch} style={{ color: foreground, background }}>
              {ratioText(contrast(foreground, background))}
            </span>
          )),
        ]}
        rows={(pairsByTheme[0] ?? []).map((_, pair) => pairsByTheme.map((pairs) => pairs[pair]))}
        rowKey={([pair]) => pair?.name ?? ''}
      />
    </ThemedSheet>
  );
}
