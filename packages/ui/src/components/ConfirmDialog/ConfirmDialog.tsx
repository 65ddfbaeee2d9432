import { type ReactNode, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Overlay } from '../private/Overlay/Overlay.tsx';
import { content } from './ConfirmDialog.css.ts';

export const confirmTones = ['primary', 'danger'] as const;

interface ConfirmDialogBaseProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the user cancels; not while busy. */
  onOpenChange: (open: boolean) => void;
  /** The question, such as «¿Liberar la máquina?». */
  title: string;
  /** What will happen, and whether it can be undone; read when it opens. */
  description: ReactNode;
  /** Says what is done, in the words of the question: «Liberar», not «Aceptar». */
  confirmLabel: string;
  /** Says how to step back; it has the focus at first. */
  cancelLabel: string;
  /** What is under way once confirmed. */
  busyLabel: string;
  /** The action is under way: neither button nor Escape does anything. @defaultValue false */
  busy?: boolean | undefined;
  /** `danger` where something is lost. @defaultValue 'primary' */
  tone?: (typeof confirmTones)[number] | undefined;
  /** Why it could not be done; announced, and the dialog stays. */
  error?: ReactNode;
  /** A field that the action needs, such as a reason; give its form an id and pass `formId`. */
  children?: ReactNode;
}

/** Confirmed by a call, or by sending the form inside, which then validates first. */
type ConfirmDialogActionProps =
  | {
      /** The user has confirmed. */
      onConfirm: () => void;
      formId?: undefined;
    }
  | {
      /** The id of the form in `children`; its own `onSubmit` confirms. */
      formId: string;
      onConfirm?: undefined;
    };

export type ConfirmDialogProps = ConfirmDialogBaseProps & ConfirmDialogActionProps;

/** Requests confirmation of an action that is hard to undo. The safe option has the focus. */
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
