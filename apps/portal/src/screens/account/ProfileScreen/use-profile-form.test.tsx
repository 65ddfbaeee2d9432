// @vitest-environment jsdom
import { ApiProvider } from '@consultancy/api/hooks';
import { exampleProfile, type UserInformation } from '@consultancy/validation';
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts';

const info: UserInformation = {
  ...exampleProfile,
  id: 1,
  username: 'ana_nunez',
  machine_id: null,
  date_joined: '2026-11-01T12:00:00.000Z',
  last_login: null,
  current_credits: '0.00',
  pending_credits: '0.00',
  pending_email: null,
};

// Nothing is sent.
const session = { client: {} } as ComponentProps<typeof ApiProvider>['session'];

it('keeps what is typed in an open field while the stored values are read again', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let profile: ProfileFormState | undefined;
  function Form(props: { info: UserInformation }) {
    profile = useProfileForm(props.info, () => undefined);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const render = (shown: UserInformation) =>
    act(() =>
      root.render(
        <ApiProvider session={session}>
          <Form info={shown} />
        </ApiProvider>,
      ),
    );
  render(info);
  act(() => profile?.open('cellphone'));
  act(() => profile?.sentForm.form.setValue('cellphone', '3159998877'));
  // The new e-mail was confirmed in another tab.
  render({ ...info, email: 'nueva@example.com' });
  expect(profile?.sentForm.form.getValues()).toEqual({
    ...exampleProfile,
    cellphone: '3159998877',
    email: 'nueva@example.com',
  });
  expect(profile?.isChanged).toBe(true);
  act(() => root.unmount());
});

it('keeps what is typed while the changes are on their way', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const request = vi.fn(() => promise);
  const slow = { client: { request } } as unknown as typeof session;
  let profile: ProfileFormState | undefined;
  function Form() {
    profile = useProfileForm(info, () => undefined);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <ApiProvider session={slow}>
        <Form />
      </ApiProvider>,
    ),
  );
  const type = (field: 'cellphone' | 'enterprise_name', value: string) => {
    act(() => profile?.open(field));
    act(() => profile?.sentForm.form.setValue(field, value));
  };
  type('cellphone', '3159998877');
  await act(async () => profile?.sentForm.submit(new Event('submit') as never));
  expect(request).toHaveBeenCalledOnce();
  type('enterprise_name', 'Otra empresa');
  await act(async () => resolve({ updated: ['cellphone'] }));
  expect(profile?.updated).not.toBeNull();
  expect(profile?.isOpen('cellphone')).toBe(false);
  expect(profile?.isOpen('enterprise_name')).toBe(true);
  expect(profile?.sentForm.form.getValues('enterprise_name')).toBe('Otra empresa');
  expect(profile?.isChanged).toBe(true);
  act(() => root.unmount());
});
