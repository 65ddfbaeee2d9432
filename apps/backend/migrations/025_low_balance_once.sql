-- A reservation that brought the available credits below the threshold was mailed, and the run that failed or expired
-- made the next one be mailed again: three failed runs were three mails. Only credits that are added start over
-- (ADR 019). Mails come after all other jobs.
CREATE OR REPLACE FUNCTION tell_low_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  low boolean;
  armed boolean;
BEGIN
  SELECT current_credits - pending_credits < (SELECT low_balance FROM credit_settings),
         low_balance_armed
    INTO low, armed FROM users WHERE id = NEW.id;
  IF low AND armed THEN
    UPDATE users SET low_balance_armed = false WHERE id = NEW.id;
    PERFORM graphile_worker.add_job('send_mail',
      json_build_object('mail', 'low-balance', 'userId', NEW.id), priority => 1);
  ELSIF NOT low AND NOT armed AND NEW.current_credits > OLD.current_credits THEN
    UPDATE users SET low_balance_armed = true WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
