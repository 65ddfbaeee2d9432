import {
  Alert,
  Button,
  Card,
  Inline,
  RadioGroup,
  Stack,
  Text,
  TextAreaField,
} from '@consultancy/ui';
import { dataRequestKinds } from '@consultancy/validation';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { FailureAlert } from '../../../../components/FailureAlert/FailureAlert.tsx';
import { StatusRegion } from '../../../../components/StatusRegion/StatusRegion.tsx';
import { UnsavedChangesDialog } from '../../../../components/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { useNavigationBlocker } from '../../../../lib/use-navigation-blocker.ts';
import { myDataTexts as texts } from '../../../../texts/data-requests.ts';
import { discardTexts } from '../../../../texts/discard.ts';
import { ErasureWarning } from './ErasureWarning.tsx';
import { useNewRequest } from './use-new-request.ts';

interface NewRequestCardProps {
  username: string | null;
  /** Whether the user is the only active administrator, who cannot ask for erasure. */
  isLastAdministrator: boolean;
  /** Called when the user has another request, or had one of its kind. */
  onChanged: () => void;
}

/**
 * The form of a new request (§9); it says what an erasure leaves and what is lost. It is printed with
 * what was typed in it, and not while it is empty.
 */
export function NewRequestCard({ username, isLastAdministrator, onChanged }: NewRequestCardProps) {
  const { form, submit, isBusy, failure, made } = useNewRequest(onChanged);
  const { kind, details } = form.watch();
  const question = useNavigationBlocker(details !== '');
  const options = dataRequestKinds.map((value) => ({
    value,
    label: texts.kinds[value],
    hint:
      value === 'erasure' && isLastAdministrator ? texts.lastAdministrator : texts.kindHints[value],
    disabled: value === 'erasure' && isLastAdministrator,
  }));
  return (
    <div data-print={details === '' ? 'hidden' : undefined}>
      <Card title={texts.make}>
        <form noValidate method="post" aria-label={texts.make} onSubmit={submit}>
          <Stack gap="md">
            <RadioGroup {...fieldProps(form, 'kind')} label={texts.kind} options={options} />
            {kind === 'erasure' ? <ErasureWarning username={username} /> : null}
            {/* As wide as a line of text, also in a wide window. */}
            <Text as="div" measure>
              <TextAreaField
                {...fieldProps(form, 'details', texts.detailsHint)}
                label={texts.details}
                rows={4}
                required
              />
            </Text>
            <FailureAlert failure={failure} />
            <Inline gap="sm">
              <Button type="submit" variant="primary" busy={isBusy} busyLabel={texts.sending}>
                {texts.send}
              </Button>
            </Inline>
            <StatusRegion>
              {made === null ? null : <Alert tone="success">{texts.sent(made)}</Alert>}
            </StatusRegion>
          </Stack>
        </form>
        <UnsavedChangesDialog {...question} texts={discardTexts} />
      </Card>
    </div>
  );
}
