// @vitest-environment jsdom
import { priceList } from '@consultancy/api/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import {
  MemoryRouter,
  type NavigateFunction,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { draftAndPublishedLists } from '../../../testing/price-lists.ts';
import { useEditedDraft } from './use-edited-draft.ts';

/** Opens the editor of the draft. @returns its last value, the address, and a way to other pages. */
function openDraft() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const shown = { address: '', editor: null as unknown as ReturnType<typeof useEditedDraft> };
  let navigate: NavigateFunction = () => {};
  function Lists() {
    shown.editor = useEditedDraft(draftAndPublishedLists);
    return null;
  }
  function Whereabouts() {
    const { pathname, search } = useLocation();
    shown.address = `${pathname}${search}`;
    navigate = useNavigate();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/lists?draft=5']}>
        <Routes>
          <Route path="/lists" element={<Lists />} />
          <Route path="*" element={null} />
        </Routes>
        <Whereabouts />
      </MemoryRouter>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  return { shown, goTo: (path: string) => act(() => navigate(path)) };
}

it('returns to the lists once the draft is saved', () => {
  const { shown } = openDraft();
  expect(shown.editor.edited).toMatchObject({ kind: 'open', version: 5 });
  act(() => shown.editor.close());
  expect(shown.address).toBe('/lists');
});

it('does not navigate a user who has left the draft before it is saved', () => {
  const { shown, goTo } = openDraft();
  const { close } = shown.editor;
  act(() => shown.editor.create(priceList));
  act(close);
  expect(shown.address).toBe(`/lists?draft=new&from=${priceList.version}`);
  goTo('/users?search=ana');
  act(close);
  expect(shown.address).toBe('/users?search=ana');
});
