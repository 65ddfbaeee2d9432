import { Button, Fieldset, TextField } from '@consultancy/ui';
import { DecimalField } from '../../../../components/DecimalField/DecimalField.tsx';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { priceEditorTexts as texts } from '../../../../texts/prices.ts';
import { priceLevelTexts } from '../../../../texts/pricing.ts';
import * as styles from '../PriceListsScreen.css.ts';
import type { PriceListFormApi } from '../price-list-values.ts';

interface LevelRowProps {
  form: PriceListFormApi;
  /** Its index in the list, from 0. */
  index: number;
  /** Omitted for the only level, which cannot be removed. */
  onRemove?: (() => void) | undefined;
}

/** One level of a draft: its name, its least Score and its credits. */
export function LevelRow({ form, index, onRemove }: LevelRowProps) {
  const position = index + 1;
  return (
    <li className={styles.level}>
      <Fieldset legend={texts.levelNumber(position)} gap="sm">
        <div className={styles.levelFields}>
          <TextField
            {...fieldProps(form, `levels.${index}.level`)}
            label={texts.levelName}
            autoComplete="off"
            required
          />
          <DecimalField
            form={form}
            name={`levels.${index}.min_score`}
            label={priceLevelTexts.from}
            decimals={4}
          />
          <DecimalField
            form={form}
            name={`levels.${index}.credits`}
            label={priceLevelTexts.credits}
          />
          {onRemove ? (
            <div className={styles.removal}>
              <Button variant="quiet" aria-label={texts.removeLevelOf(position)} onClick={onRemove}>
                {texts.removeLevel}
              </Button>
            </div>
          ) : null}
        </div>
      </Fieldset>
    </li>
  );
}
