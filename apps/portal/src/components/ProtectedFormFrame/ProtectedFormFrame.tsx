import { Spinner } from '@consultancy/ui';
import type { FieldValues } from 'react-hook-form';
import type { ProtectedForm } from '../../lib/forms/use-protected-form.ts';
import { botCheckTexts } from '../../texts/errors.ts';
import { SentFormFrame, type SentFormFrameProps } from '../SentFormFrame/SentFormFrame.tsx';

interface ProtectedFormFrameProps<Values extends FieldValues, Output extends FieldValues>
  extends Omit<SentFormFrameProps<Values, Output>, 'sentForm' | 'waiting' | 'onFocus'> {
  /** The form, from `useProtectedForm`. */
  protectedForm: ProtectedForm<Values, Output>;
}

/** The frame of a form with a bot check, which starts once the form has the focus. */
export function ProtectedFormFrame<Values extends FieldValues, Output extends FieldValues>({
  protectedForm,
  ...props
}: ProtectedFormFrameProps<Values, Output>) {
  const { botCheck } = protectedForm;
  return (
    <SentFormFrame
      {...props}
      sentForm={protectedForm}
      onFocus={botCheck.prepare}
      waiting={
        botCheck.status === 'working' ? <Spinner size="sm" label={botCheckTexts.working} /> : null
      }
    />
  );
}
