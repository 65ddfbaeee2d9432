import { Card, Grid, RestoreFocus, Stack, Text, TextField } from '@consultancy/ui';
import { priceWeightLabels, priceWeightNames } from '@consultancy/validation';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { DecimalField } from '../../../../components/DecimalField/DecimalField.tsx';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { PageHeading } from '../../../../components/PageHeading/PageHeading.tsx';
import { SentFormFrame } from '../../../../components/SentFormFrame/SentFormFrame.tsx';
import { priceEditorTexts as texts } from '../../../../texts/prices.ts';
import { editor } from '../PriceListsScreen.css.ts';
import type { PriceListFormApi } from '../price-list-values.ts';
import { type EditorOptions, usePriceListEditor } from '../use-price-list-editor.ts';
import { EditorConflict } from './EditorConflict.tsx';
import { LeaveEditor } from './LeaveEditor.tsx';
import { LevelRows } from './LevelRows.tsx';

/** The title and the weights of records. */
function GeneralFields({ form }: { form: PriceListFormApi }) {
  const weight = { form, hint: texts.weightHint, decimals: 4 };
  return (
    <Stack gap="md">
      <TextField
        {...fieldProps(form, 'title', texts.nameHint)}
        label={texts.name}
        autoComplete="off"
        required
      />
      <Grid columns={{ mobile: 1, tablet: 2 }} gap="md" align="start">
        {priceWeightNames.map((name) => (
          <DecimalField key={name} {...weight} name={name} label={priceWeightLabels[name]} />
        ))}
      </Grid>
    </Stack>
  );
}

interface EditorFormProps extends EditorOptions {
  onBack: () => void;
}

function EditorForm({ onBack, ...options }: EditorFormProps) {
  const { sentForm, saveAsNew, reload } = usePriceListEditor(options);
  const { form, failure } = sentForm;
  const { isDirty } = useFormState({ control: form.control });
  const { version } = options;
  const title = version === null ? texts.createTitle : texts.editTitle(version);
  return (
    <Stack gap="lg">
      <LeaveEditor isUnsaved={isDirty && !sentForm.isBusy} onBack={onBack} />
      <PageHeading title={title} lead={texts.lead} />
      <div className={editor}>
        <SentFormFrame
          sentForm={sentForm}
          label={title}
          submitLabel={texts.save}
          busyLabel={texts.saving}
          failureHelp={<EditorConflict failure={failure} onSaveAsNew={saveAsNew} reload={reload} />}
        >
          <Card title={texts.general}>
            <GeneralFields form={form} />
          </Card>
          <Card title={texts.levels}>
            <Stack gap="md">
              <Text size="sm" tone="muted" measure>
                {texts.levelsHint}
              </Text>
              <LevelRows form={form} />
            </Stack>
          </Card>
        </SentFormFrame>
      </div>
    </Stack>
  );
}

interface PriceListEditorProps extends Omit<EditorFormProps, 'onReload'> {
  /** Called if the draft does not exist any more. */
  onGone: () => void;
}

/** Creates or edits a draft of a price list; each field is validated on blur. */
export function PriceListEditor({ start, onGone, ...props }: PriceListEditorProps) {
  // Reloaded lists do not change the form while the user types.
  const [read, setRead] = useState(start);
  return (
    <RestoreFocus>
      <EditorForm
        {...props}
        key={read?.revision}
        start={read}
        onReload={(draft) => (draft ? setRead(draft) : onGone())}
      />
    </RestoreFocus>
  );
}
