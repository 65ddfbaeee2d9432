import { Button, listRole, RestoreFocus, Stack, Text, TextField, TextLink } from '@consultancy/ui';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { savedViewLimits } from '../../../config/saved-view-limits.ts';
import { savedViewTexts as texts } from '../../../texts/saved-views.ts';
import { type SavedView, useSavedViews } from '../../use-saved-views.ts';
import * as styles from './SavedViews.css.ts';

/** The typed name and the result of saving it, which are preserved while the panel is closed. */
export interface SavedViewDraft {
  name: string;
  issue: string | null;
  status: string;
}

/** Validation message of a name, or null. */
function issueOf(name: string): string | null {
  if (name === '') return texts.nameMissing;
  return name.length > savedViewLimits.name ? texts.nameTooLong : null;
}

interface ViewListProps {
  views: readonly SavedView[];
  onApply: () => void;
  onRemove: (name: string) => void;
}

function ViewList({ views, onApply, onRemove }: ViewListProps) {
  if (views.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {texts.none}
      </Text>
    );
  }
  return (
    <ul {...listRole} className={styles.list}>
      {views.map(({ name, search }) => (
        <li key={name} className={styles.item}>
          <TextLink asChild standalone>
            <Link to={{ search }} onClick={onApply}>
              {name}
            </Link>
          </TextLink>
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.remove(name)}
            onClick={() => onRemove(name)}
          >
            {texts.removeShort}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SavedViewsPanelProps {
  draft: SavedViewDraft;
  onChange: (draft: SavedViewDraft) => void;
  /** A search was chosen. */
  onApply: () => void;
}

/** The saved searches: applies and removes them, and adds the current one. */
export function SavedViewsPanel({ draft, onChange, onApply }: SavedViewsPanelProps) {
  const { views, save, remove } = useSavedViews();
  // The message about a name in use offers to replace its search, until another name is typed.
  const isReplacing = draft.issue === texts.nameInUse;
  const saveAs = (name: string) => {
    const issue = save(name, isReplacing);
    return issue && texts[issue];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.name.trim();
    const issue = issueOf(name) ?? saveAs(name);
    onChange(
      issue === null
        ? { name: '', issue, status: isReplacing ? texts.replaced(name) : texts.saved(name) }
        : { ...draft, issue, status: '' },
    );
  };
  const removeView = (name: string) =>
    onChange({
      ...draft,
      issue: null,
      status: remove(name) ? texts.removed(name) : texts.notStored,
    });
  return (
    <Stack gap="md">
      <RestoreFocus>
        <ViewList views={views} onApply={onApply} onRemove={removeView} />
      </RestoreFocus>
      <form noValidate onSubmit={submit}>
        <Stack gap="sm" align="start">
          <TextField
            label={texts.name}
            value={draft.name}
            onChange={({ target }) => onChange({ ...draft, name: target.value, issue: null })}
            error={draft.issue}
            autoComplete="off"
          />
          <Button type="submit" size="sm">
            {isReplacing ? texts.replace : texts.save}
          </Button>
        </Stack>
      </form>
      <div role="status">
        <Text size="sm" tone="muted">
          {draft.status}
        </Text>
      </div>
    </Stack>
  );
}
