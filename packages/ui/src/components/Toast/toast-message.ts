/** What a toast tells; an error that needs an action does not belong here: it is an `Alert`. */
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
  /** Called when it is pressed; the message goes. */
  onPress: () => void;
}

/** A message on the page. */
export interface ToastEntry extends ToastMessage {
  id: number;
}
