import { type ReactNode, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Overlay } from '../private/Overlay/Overlay.tsx';
import type { NoAttributes } from '../private/types.ts';
import { content } from './ConfirmDialog.css.ts';

export const confirmTones = ['primary', 'danger'] as const;

interface ConfirmDialogBaseProps extends NoAttributes {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` when the user cancels or presses Escape. Not called while busy. */
  onOpenChange: (open: boolean) => void;
  /**
   * Question to confirm, such as «¿Liberar el equipo?». It is the heading and the accessible name.
   */
  title: string;
  /** Consequences of the action, and whether it can be undone. Announced when the dialog opens. */
  description: ReactNode;
  /** Label of the confirm button. Repeat the verb of the question: «Liberar», not «Aceptar». */
  confirmLabel: string;
  /** Label of the cancel button, which receives the initial focus. */
  cancelLabel: string;
  /** Label of the confirm button while busy. */
  busyLabel: string;
  /**
   * Whether the action is in progress. The buttons and Escape are then ignored.
   * @defaultValue false
   */
  busy?: boolean | undefined;
  /**
   * Variant of the confirm button: `danger` if the action loses something.
   * @defaultValue 'primary'
   */
  tone?: (typeof confirmTones)[number] | undefined;
  /** Error message of a failed action. It is announced, and the dialog stays open. */
  error?: ReactNode;
  /**
   * Content between the description and the buttons, such as a form that asks for a reason. Give
   * that form an `id` and pass it as `formId`.
   */
  children?: ReactNode;
}

/** The action is either a callback or the submit of the form inside, which validates first. */
type ConfirmDialogActionProps =
  | {
      /** Called when the user clicks the confirm button. */
      onConfirm: () => void;
      formId?: undefined;
    }
  | {
      /**
       * The `id` of the form in `children`. The confirm button submits it, and its `onSubmit`
       * performs the action.
       */
      formId: string;
      onConfirm?: undefined;
    };

export type ConfirmDialogProps = ConfirmDialogBaseProps & ConfirmDialogActionProps;

/**
 * A modal dialog that asks the user to confirm an action that is hard to undo. The cancel button
 * has the initial focus.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, busy = false, tone = 'primary', error } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const leave = () => {
    if (!busy) onOpenChange(false);
  };
  const footer = (
    <>
      <Button ref={cancel} disabled={busy} onClick={leave}>
        {props.cancelLabel}
      </Button>
      <Button
        variant={tone}
        type={props.formId === undefined ? 'button' : 'submit'}
        form={props.formId}
        busy={busy}
        busyLabel={props.busyLabel}
        onClick={props.onConfirm}
      >
        {props.confirmLabel}
      </Button>
    </>
  );
  return (
    <Overlay
      {...{ open, title, description, footer }}
      role="alertdialog"
      placement="center"
      initialFocus={cancel}
      onOpenChange={leave}
    >
      {props.children || error ? (
        <div className={content}>
          {props.children}
          {error ? (
            <Alert tone="danger" live="assertive">
              {error}
            </Alert>
          ) : null}
        </div>
      ) : null}
    </Overlay>
  );
}
