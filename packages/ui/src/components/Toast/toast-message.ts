/** Tones of a toast. Errors are shown by an `Alert` instead. */
export const toastTones = ['info', 'success'] as const;

export interface ToastMessage {
  /** Title of the toast, a few words. */
  title: string;
  /** Text below the title, one line. */
  description?: string | undefined;
  /** Type of message. It sets the color and the icon. @defaultValue 'success' */
  tone?: (typeof toastTones)[number] | undefined;
  /**
   * Button in the toast. A toast with an action stays until the user closes it. Show none while a
   * `Dialog` or `Sheet` is open: the keyboard does not reach it then.
   */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  /** Label of the button. */
  label: string;
  /**
   * Announced alternative to the button, for screen reader users who may miss the toast: where else
   * the action can be performed.
   */
  elsewhere: string;
  /** Called when the user clicks the button. The toast then closes. */
  onClick: () => void;
}

/** A visible toast. */
export interface ToastEntry extends ToastMessage {
  id: number;
}
