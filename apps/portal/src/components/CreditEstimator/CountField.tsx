import { TextField } from '@consultancy/ui';
import { runRecordsMaximum } from '@consultancy/validation';
import { useState } from 'react';
import { formatTypedDecimal, readDecimal } from '../../lib/read-decimal.ts';
import { estimatorTexts as texts } from '../../texts/estimator.ts';

/**
 * Reads a typed count of records, with or without points between thousands.
 * @returns its digits; null if it is no count that a run can have.
 */
export function readCount(typed: string): string | null {
  const digits = readDecimal(typed);
  return /^\d+$/.test(digits) && Number(digits) <= runRecordsMaximum ? digits : null;
}

interface CountFieldProps {
  label: string;
  /** The text of the field. */
  typed: string;
  onType: (typed: string) => void;
}

/** A field for a count of records; on blur it is checked, and its thousands are grouped. */
export function CountField({ label, typed, onType }: CountFieldProps) {
  // «1.0» is no count, but the start of «1.000».
  const [isTyping, setTyping] = useState(false);
  const isValid = isTyping || typed.trim() === '' || readCount(typed) !== null;
  return (
    <TextField
      label={label}
      value={typed}
      error={isValid ? undefined : texts.notCount}
      inputMode="numeric"
      autoComplete="off"
      numeric
      onChange={(event) => {
        setTyping(true);
        onType(event.target.value);
      }}
      onBlur={() => {
        setTyping(false);
        onType(formatTypedDecimal(typed, 0));
      }}
    />
  );
}
