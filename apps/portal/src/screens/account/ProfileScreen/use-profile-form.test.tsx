// @vitest-environment jsdom
import { exampleProfile, type UserInformation } from '@consultancy/validation';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mountHook } from '../../../testing/mount-hook.tsx';
import { useProfileForm } from './use-profile-form.ts';

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

const useForm = (shown: UserInformation) => useProfileForm(shown, () => undefined);

it('keeps what is typed in an open field while the stored values are read again', () => {
  const profile = mountHook(useForm, info);
  act(() => profile.value.open('cellphone'));
  act(() => profile.value.sentForm.form.setValue('cellphone', '3159998877'));
  // The new e-mail was confirmed in another tab.
  profile.render({ ...info, email: 'nueva@example.com' });
  expect(profile.value.sentForm.form.getValues()).toEqual({
    ...exampleProfile,
    cellphone: '3159998877',
    email: 'nueva@example.com',
  });
  expect(profile.value.isChanged).toBe(true);
});

it('keeps what is typed while the changes are on their way', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const request = vi.fn(() => promise);
  const profile = mountHook(useForm, info, request);
  const type = (field: 'cellphone' | 'enterprise_name', value: string) => {
    act(() => profile.value.open(field));
    act(() => profile.value.sentForm.form.setValue(field, value));
  };
  type('cellphone', '3159998877');
  await act(async () => profile.value.sentForm.submit(new Event('submit') as never));
  expect(request).toHaveBeenCalledOnce();
  type('enterprise_name', 'Otra empresa');
  await act(async () => resolve({ updated: ['cellphone'] }));
  expect(profile.value.updated).not.toBeNull();
  expect(profile.value.isOpen('cellphone')).toBe(false);
  expect(profile.value.isOpen('enterprise_name')).toBe(true);
  expect(profile.value.sentForm.form.getValues('enterprise_name')).toBe('Otra empresa');
  expect(profile.value.isChanged).toBe(true);
});
