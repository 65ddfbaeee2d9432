import { type ComponentProps, type DragEvent, useLayoutEffect, useState } from 'react';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { joinIds, useFieldIds } from '../private/Field/use-field-ids.ts';
import { hasFiles } from '../private/has-files.ts';
import { listRole } from '../private/list-role.ts';
import type { Withheld } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { useSetByScript } from '../private/use-set-by-script.ts';
import { button, empty, frame, input as inputClass, text } from './FileField.css.ts';

export interface FileFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<'input'>,
      | Withheld
      | 'type'
      | 'size'
      | 'id'
      | 'required'
      | 'value'
      | 'defaultValue'
      | 'placeholder'
      | 'list'
      | 'readOnly'
    > {
  /** Text of the button, such as «Elegir archivo»: that of the browser has the browser's language. */
  buttonLabel: string;
  /** Text while no file is chosen, such as «o suéltelo aquí». */
  emptyText: string;
  /**
   * File types of the file picker, as in the HTML attribute `accept`. Dropped files are not
   * filtered.
   * @defaultValue all files
   */
  accept?: string | undefined;
  /** Whether several files can be chosen. @defaultValue false */
  multiple?: boolean | undefined;
}

interface ListedFile {
  key: string;
  name: string;
}

/** The files of an input by their places, as files of several folders may have one name. */
const listedFiles = (input: HTMLInputElement | null): readonly ListedFile[] =>
  Array.from(input?.files ?? [], ({ name }, place) => ({ key: `${place} ${name}`, name }));

/** Whether files are dragged over an input, and the handlers of the element that it fills. */
function useDragState(isDisabled: () => boolean) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    setOver(!isDisabled());
    // The browser gives the files to the input. It would navigate to those that no input takes.
    if (isDisabled()) event.preventDefault();
  };
  const end = (event: DragEvent) => {
    setOver(false);
    if (hasFiles(event) && isDisabled()) event.preventDefault();
  };
  return {
    isOver,
    handlers: { onDragEnter: over, onDragOver: over, onDragLeave: end, onDrop: end },
  };
}

/**
 * A field for files of a form, chosen or dropped. Its value is that of the native input, to which `ref` and other
 * props go.
 */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, buttonLabel, emptyText, ref: callerRef, onChange, ...native } = rest;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
  const { own, ref } = useMergedRef(callerRef);
  const { isOver, handlers } = useDragState(() => own.current?.matches(':disabled') === true);
  const [files, setFiles] = useState<readonly ListedFile[]>([]);
  const showFiles = () => setFiles(listedFiles(own.current));
  useSetByScript(own, 'value', showFiles);
  // The browser may have restored files before the script.
  useLayoutEffect(() => setFiles(listedFiles(own.current)), [own]);
  const filesId = `${ids.control}-files`;
  const buttonId = `${ids.control}-button`;
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <div className={frame} {...handlers}>
        <input
          {...native}
          ref={ref}
          id={ids.control}
          type="file"
          required={required}
          aria-invalid={error ? true : undefined}
          // What is seen as its button is a part of its name, for users who say what they see.
          aria-labelledby={`${ids.control}-label ${buttonId}`}
          // The browser announces a single name itself, and of several their number.
          aria-describedby={joinIds(ids.describedBy, files.length > 1 ? filesId : undefined)}
          data-state={isOver ? 'over' : 'idle'}
          className={cx(control, inputClass)}
          onChange={(event) => {
            showFiles();
            onChange?.(event);
          }}
        />
        <span id={buttonId} aria-hidden className={button}>
          {buttonLabel}
        </span>
        {files.length > 0 ? (
          <ul {...listRole} id={filesId} className={text}>
            {files.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        ) : (
          <span aria-hidden className={empty}>
            {emptyText}
          </span>
        )}
      </div>
    </Field>
  );
}
