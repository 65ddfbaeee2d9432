import { Checkbox, Fieldset, TextLink } from '@consultancy/ui';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { paths } from '../../../../config/paths.ts';
import { registrationTexts as texts } from '../../../../texts/registration.ts';
import type { RegistrationFormApi } from './registration-values.ts';

interface ConsentLabelProps {
  lead: string;
  link: string;
  href: string;
}

/** The text to agree to, in another tab so that the form is not lost. */
function ConsentLabel({ lead, link, href }: ConsentLabelProps) {
  return (
    <>
      {lead}{' '}
      <TextLink href={href} target="_blank" rel="noopener">
        {link} {texts.newTab}
      </TextLink>
      .
    </>
  );
}

/** The two checkboxes that registration requires (§5). */
export function ConsentFields({ form }: { form: RegistrationFormApi }) {
  return (
    <Fieldset legend={texts.consent} gap="sm">
      <Checkbox
        {...fieldProps(form, 'acceptTerms')}
        label={
          <ConsentLabel lead={texts.acceptTerms} link={texts.termsLink} href={paths.terms.href()} />
        }
        required
      />
      <Checkbox
        {...fieldProps(form, 'acceptPrivacyPolicy')}
        label={
          <ConsentLabel
            lead={texts.acceptPolicy}
            link={texts.policyLink}
            href={paths.dataPolicy.href()}
          />
        }
        required
      />
    </Fieldset>
  );
}
