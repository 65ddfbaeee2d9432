import type { Client } from '@consultancy/api';
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

/** A value that a typed text may mean. */
export interface FieldMatch {
  value: string;
  /** Text by which users recognize it, such as the name of a user. */
  description: string;
}

/** The values that a typed text may mean. */
export interface FieldMatches {
  matches: readonly FieldMatch[];
  /** Whether there are more matches than these. */
  hasMore: boolean;
}

/** A filter of a report beside its dates and «Registros»; it is optional. */
export interface ReportField {
  /** Its name in the address and in the query of the request. */
  name: string;
  label: string;
  /** Rules of a filled field, with their messages. */
  rule: z.ZodMiniType<string, string>;
  Control: ComponentType<ReportControlProps>;
  /** The text by which users know a value. @defaultValue the value */
  labelOf?: (value: string) => string;
  /**
   * Finds the values that a typed text may mean, such as the username of a name: an exact value
   * alone, else all that contain the text. «Buscar» applies a single match and lists several; a text
   * without a match is validated by the rule (§5). Omitted, every text is validated.
   * @throws ApiError if they cannot be read.
   */
  find?: (text: string, client: Client) => FieldMatches | Promise<FieldMatches>;
}

/** The filter for the subject of a report (§2): required, and part of the path. */
export interface SubjectField extends ReportField {
  name: 'username' | 'tool';
  /** Content in place of the table until a subject is chosen. */
  prompt: { title: string; help: string };
  /** Message if the server does not know the subject, or rejects the search (§8). */
  invalid: { title: string; help: string };
}
