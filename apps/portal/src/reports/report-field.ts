import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';

/** Props of the control of a filter. Its value is in the native control of this name. */
export interface ReportControlProps {
  name: string;
  label: string;
  /** Validation message. */
  error: ReactNode;
  required?: boolean;
}

/** A filter of a report beside its dates and «Registros»; it is optional. */
export interface ReportField {
  /** Its name in the address and in the query of the request. */
  name: string;
  label: string;
  /** Rules of a filled field, with their messages. */
  rule: z.ZodMiniType<string, string>;
  Control: ComponentType<ReportControlProps>;
}

/** The filter for the subject of a report (§2): required, and part of the path. */
export interface SubjectField extends ReportField {
  name: 'username' | 'tool';
  /** Content in place of the table until a subject is chosen. */
  prompt: { title: string; help: string };
  /** Message if the server does not know the subject, or rejects the search (§8). */
  invalid: { title: string; help: string };
}
