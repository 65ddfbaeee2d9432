// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { preserveTypedValues } from './preserve-typed-values.ts';

function SignIn({ onSent }: { onSent: (values: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { username: '', password: '' } });
  return (
    <form onSubmit={handleSubmit((values) => onSent(values))}>
      <input {...register('username')} />
      <input type="password" {...register('password')} />
      <button type="submit">Ingresar</button>
    </form>
  );
}

it('a hydrated form sends what was typed before and during hydration', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onSent = vi.fn();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<SignIn onSent={onSent} />);
  const [username, password] = root.querySelectorAll('input');
  if (!username || !password) throw new Error('no fields');
  username.value = 'marcela_rios';
  const typeAgain = preserveTypedValues(root);
  password.value = 'una clave larga';
  password.dispatchEvent(new Event('input', { bubbles: true }));
  const hydrated = await act(async () => hydrateRoot(root, <SignIn onSent={onSent} />));
  await act(async () => typeAgain());
  await act(async () => root.querySelector('button')?.click());
  expect(onSent).toHaveBeenCalledWith({ username: 'marcela_rios', password: 'una clave larga' });
  act(() => hydrated.unmount());
  root.remove();
});
