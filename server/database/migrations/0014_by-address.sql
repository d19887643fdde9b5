CREATE INDEX "bookings_giver" ON "bookings" USING btree (lower("email"),"birthregistry_id","id");--> statement-breakpoint
CREATE INDEX "second_owner_invitations_email" ON "second_owner_invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "superuser_mails_email" ON "superuser_mails" USING btree (lower("to_mail"));