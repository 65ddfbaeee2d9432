import { Button, Popover, Stack, Text, TextField, TextLink } from '@consultancy/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { savedViewTexts as texts } from '../../../texts/report-screen.ts';
import { longestName, mostViews, type SavedView, useSavedViews } from '../../use-saved-views.ts';
import * as styles from './SavedViews.css.ts';

/** Validation message of a name, or null. */
function issueOf(name: string, views: readonly SavedView[]): string | null {
  if (name === '') return texts.nameMissing;
  if (name.length > longestName) return texts.nameTooLong;
  const isNew = views.every((view) => view.name !== name);
  return isNew && views.length >= mostViews ? texts.full : null;
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
    <ul className={styles.list}>
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

/** The saved searches: applies and removes them, and adds the current one. */
export function SavedViews() {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const { views, save, remove } = useSavedViews();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newName = name.trim();
    const newIssue = issueOf(newName, views) ?? (save(newName) ? null : texts.notStored);
    setIssue(newIssue);
    setStatus(newIssue === null ? texts.saved(newName) : '');
    if (newIssue === null) setName('');
  };
  const removeView = (name: string) =>
    setStatus(remove(name) ? texts.removed(name) : texts.notStored);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{texts.label}</Button>}
      title={texts.label}
      closeLabel={texts.closeLabel}
      align="end"
    >
      <Stack gap="md">
        <ViewList views={views} onApply={() => setOpen(false)} onRemove={removeView} />
        <form noValidate onSubmit={submit}>
          <Stack gap="sm" align="start">
            <TextField
              label={texts.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
              error={issue}
              autoComplete="off"
            />
            <Button type="submit" size="sm">
              {texts.save}
            </Button>
          </Stack>
        </form>
        <div role="status">
          <Text size="sm" tone="muted">
            {status}
          </Text>
        </div>
      </Stack>
    </Popover>
  );
}
