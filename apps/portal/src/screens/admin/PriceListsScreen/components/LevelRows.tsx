import { Alert, Button, listRole, Stack } from '@consultancy/ui';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { priceEditorTexts as texts } from '../../../../texts/prices.ts';
import * as styles from '../PriceListsScreen.css.ts';
import { blankLevel, type PriceListFormApi } from '../price-list-values.ts';
import { LevelRow } from './LevelRow.tsx';

/** The levels of a draft, in the order of their Score. */
export function LevelRows({ form }: { form: PriceListFormApi }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'levels' });
  const add = useRef<HTMLButtonElement>(null);
  const issue = form.formState.errors.levels?.root ?? form.formState.errors.levels;
  const drop = (index: number) => {
    remove(index);
    // The clicked button disappears with its level.
    add.current?.focus();
  };
  return (
    <Stack gap="md">
      <ol {...listRole} className={styles.levels}>
        {fields.map(({ id }, index) => (
          <LevelRow
            key={id}
            form={form}
            index={index}
            onRemove={fields.length > 1 ? () => drop(index) : undefined}
          />
        ))}
      </ol>
      {issue?.message ? (
        <Alert tone="danger" live="assertive">
          {issue.message}
        </Alert>
      ) : null}
      <div>
        <Button
          ref={add}
          onClick={() =>
            append(blankLevel(fields.length), { focusName: `levels.${fields.length}.level` })
          }
        >
          {texts.addLevel}
        </Button>
      </div>
    </Stack>
  );
}
