-- Who bought credits while the available ones were below the threshold by a reservation was not notified of the next
-- fall: the reservation's end is no addition. Credits that are added start over where all of them, the reserved ones
-- too, reach the threshold. They are no fall themselves (ADR 019).
CREATE OR REPLACE FUNCTION tell_low_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  threshold numeric := (SELECT low_balance FROM credit_settings);
  low boolean;
  armed boolean;
BEGIN
  SELECT current_credits - pending_credits < threshold, low_balance_armed
    INTO low, armed FROM users WHERE id = NEW.id;
  IF NOT armed AND NEW.current_credits > OLD.current_credits AND NEW.current_credits >= threshold THEN
    UPDATE users SET low_balance_armed = true WHERE id = NEW.id;
  ELSIF low AND armed AND NEW.current_credits - NEW.pending_credits
                          < OLD.current_credits - OLD.pending_credits THEN
    UPDATE users SET low_balance_armed = false WHERE id = NEW.id;
    PERFORM graphile_worker.add_job('send_mail',
      json_build_object('mail', 'low-balance', 'userId', NEW.id), priority => 1);
  END IF;
  RETURN NULL;
END $$;
