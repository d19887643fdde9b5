-- Counts the bookings of a wish that are not cancelled. The check on wishes refuses one too many, whoever writes.
CREATE FUNCTION count_bookings() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  taken_before int := CASE WHEN TG_OP <> 'INSERT' AND OLD.cancelled_at IS NULL THEN 1 ELSE 0 END;
  taken_after int := CASE WHEN TG_OP <> 'DELETE' AND NEW.cancelled_at IS NULL THEN 1 ELSE 0 END;
BEGIN
  IF taken_before <> taken_after THEN
    UPDATE wishes SET booking_count = booking_count + taken_after - taken_before
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.wish_id ELSE NEW.wish_id END;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bookings_count AFTER INSERT OR DELETE OR UPDATE OF cancelled_at ON bookings
FOR EACH ROW EXECUTE FUNCTION count_bookings();
