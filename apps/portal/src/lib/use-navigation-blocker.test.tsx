// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToHistory } from './history-interceptor.ts';
import { leavePage } from './leave-page.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { useNavigationBlocker } from './use-navigation-blocker.ts';

/** What a menu does on the click of a link in it. */
const closeMenu = vi.fn();

function Form() {
  const [isUnsaved, setUnsaved] = useState(false);
  const { isOpen, onLeave, onStay } = useNavigationBlocker(isUnsaved);
  return (
    <>
      <button type="button" onClick={() => setUnsaved(true)}>
        Editar
      </button>
      <div onClickCapture={closeMenu}>
        <Link to="/form?draft=2">Otro borrador</Link>
      </div>
      <Link to="/form#final">Final</Link>
      {isOpen ? (
        <>
          <button type="button" onClick={onLeave}>
            Salir
          </button>
          <button type="button" onClick={onStay}>
            Seguir
          </button>
        </>
      ) : null}
    </>
  );
}

function Dialog({ onClose }: { onClose: () => void }) {
  const { close, question } = useLeaveQuestion(true, onClose);
  return (
    <>
      <button type="button" onClick={close}>
        Cerrar
      </button>
      {question.isOpen ? (
        <>
          <button type="button" onClick={question.onLeave}>
            Descartar
          </button>
          <button type="button" onClick={question.onStay}>
            Volver
          </button>
        </>
      ) : null}
    </>
  );
}

/** A page with unsaved changes, and a dialog over it. */
function FormWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Form />
      {isOpen ? <Dialog onClose={() => setOpen(false)} /> : null}
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
    </>
  );
}

listenToHistory();

let root: Root;
const place = document.createElement('div');
const labels = () => [...place.querySelectorAll('button')].map((button) => button.textContent);
const click = (label: string) =>
  act(async () => {
    const controls = [...place.querySelectorAll<HTMLElement>('button, a')];
    controls.find((control) => control.textContent === label)?.click();
  });
/**
 * jsdom traverses the history in later tasks, as browsers do, and staying on a page takes a second way.
 * Each of these tasks lets one of them run before it, however slow the machine is.
 */
const traversed = () =>
  act(async () => {
    for (let task = 0; task < 10; task += 1) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  });
const go = async (delta: number) => {
  await act(async () => window.history.go(delta));
  await traversed();
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  window.history.replaceState(null, '', '/start');
  root = createRoot(place);
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Routes>
          <Route
            path="/start"
            element={
              <>
                <Link to="/form">Formulario</Link>
                <Link to="/with-dialog">Con diálogo</Link>
              </>
            }
          />
          <Route path="/with-dialog" element={<FormWithDialog />} />
          <Route path="/form" element={<Form />} />
        </Routes>
      </BrowserRouter>,
    ),
  );
  await click('Formulario');
});

afterEach(() => act(async () => root.unmount()));

it('asks before the browser goes back from unsaved changes, and stays on the page', async () => {
  await click('Editar');
  await go(-1);
  expect(labels()).toEqual(['Editar', 'Salir', 'Seguir']);
  expect(window.location.pathname).toBe('/form');
  await click('Seguir');
  expect(labels()).toEqual(['Editar']);
  await go(-1);
  expect(window.location.pathname).toBe('/form');
});

it('goes where the browser was sent once the user confirms', async () => {
  await click('Editar');
  await go(-1);
  await click('Salir');
  await traversed();
  expect(window.location.pathname).toBe('/start');
  expect(labels()).toEqual([]);
  await go(1);
  expect(labels()).toEqual(['Editar']);
});

it('asks before going forward too', async () => {
  await click('Otro borrador');
  await go(-1);
  await click('Editar');
  await go(1);
  expect([window.location.search, labels().length]).toEqual(['', 3]);
  await click('Salir');
  await traversed();
  expect(window.location.search).toBe('?draft=2');
});

it('does not ask within the page, and asks before another draft of it', async () => {
  await click('Editar');
  await click('Final');
  await go(-1);
  expect(labels()).toEqual(['Editar']);
  expect(window.location.hash).toBe('');
  await click('Otro borrador');
  expect(labels()).toEqual(['Editar', 'Salir', 'Seguir']);
});

it('leaves the click of a link to the menu around it, which closes', async () => {
  await click('Editar');
  closeMenu.mockClear();
  await click('Otro borrador');
  expect(closeMenu).toHaveBeenCalledOnce();
  expect(window.location.search).toBe('');
  await click('Salir');
  expect(window.location.search).toBe('?draft=2');
});

it('asks before code leaves the page', async () => {
  const leave = vi.fn();
  await click('Editar');
  await act(async () => leavePage(leave));
  expect(labels()).toEqual(['Editar', 'Salir', 'Seguir']);
  expect(leave).not.toHaveBeenCalled();
  await click('Salir');
  expect(leave).toHaveBeenCalledOnce();
});

it('does not ask without changes', async () => {
  const leave = vi.fn();
  leavePage(leave);
  expect(leave).toHaveBeenCalledOnce();
  await go(-1);
  expect(window.location.pathname).toBe('/start');
});

describe('a dialog with unsaved input', () => {
  const openPage = async () => {
    await go(-1);
    await click('Con diálogo');
  };
  const openDialog = async () => {
    await openPage();
    await click('Abrir');
  };

  it('asks before the browser goes back, and stays open', async () => {
    await openDialog();
    await go(-1);
    expect(labels()).toEqual(['Editar', 'Cerrar', 'Descartar', 'Volver', 'Abrir']);
    expect(window.location.pathname).toBe('/with-dialog');
    await click('Volver');
    expect(labels()).toEqual(['Editar', 'Cerrar', 'Abrir']);
  });

  it('lets the browser go back once the user confirms', async () => {
    await openDialog();
    await go(-1);
    await click('Descartar');
    await traversed();
    expect(window.location.pathname).toBe('/start');
    expect(labels()).toEqual([]);
  });

  it('leaves the page to its own question', async () => {
    await openPage();
    await click('Editar');
    await click('Abrir');
    await click('Cerrar');
    await click('Descartar');
    expect(labels()).toEqual(['Editar', 'Abrir']);
    await go(-1);
    expect(labels()).toEqual(['Editar', 'Salir', 'Seguir', 'Abrir']);
    await click('Seguir');
    await act(async () => leavePage(vi.fn()));
    expect(labels()).toEqual(['Editar', 'Salir', 'Seguir', 'Abrir']);
  });
});
