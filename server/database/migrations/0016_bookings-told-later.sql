ALTER TABLE "booking_requests" ADD COLUMN "is_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_requests_untold" ON "booking_requests" USING btree ("id") WHERE not "booking_requests"."is_told";--> statement-breakpoint
-- A key is claimed together with the id of the request that it stands for, which is written a moment later.
ALTER TABLE "idempotency_keys" ALTER CONSTRAINT "idempotency_keys_request_id_booking_requests_id_fk" DEFERRABLE INITIALLY DEFERRED;
