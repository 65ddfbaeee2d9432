/** Tones of a toast; an error that needs an action is an `Alert`. */
export const toastTones = ['info', 'success'] as const;

export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** A line more. */
  description?: string | undefined;
  /** @defaultValue 'success' */
  tone?: (typeof toastTones)[number] | undefined;
  /** What can be done about it; the message then stays until it is closed. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  /** What is done. */
  label: string;
  /** Where else the same can be done, for those whom the message passes by; read aloud. */
  elsewhere: string;
  /** Called on click; the message then closes. */
  onClick: () => void;
}

/** A message on the page. */
export interface ToastEntry extends ToastMessage {
  id: number;
}
