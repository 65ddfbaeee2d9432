import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod/mini';

/** What the control of a filter is given. Its value stands in the native control of this name. */
export interface ReportControlProps {
  name: string;
  label: string;
  /** What is wrong with it. */
  error: ReactNode;
  required?: boolean;
}

/** A filter of a report beside its dates and «Registros»; it may be left empty. */
export interface ReportField {
  /** Its name in the address and in the query of the call. */
  name: string;
  label: string;
  /** What a filled field must hold, with the messages of its faults. */
  rule: z.ZodMiniType<string, string>;
  Control: ComponentType<ReportControlProps>;
}

/** The filter that says whom or what a report is about (§2): required, and part of the path. */
export interface SubjectField extends ReportField {
  name: 'username' | 'tool';
  /** Stands in the table's place until somebody or something was chosen. */
  prompt: { title: string; help: string };
  /** Stands there when the server knows no such one, or refuses the search (§8). */
  invalid: { title: string; help: string };
}
