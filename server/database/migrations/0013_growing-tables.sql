CREATE INDEX "bookings_cancelled" ON "bookings" USING btree ("cancelled_at") WHERE "bookings"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "categories_registry" ON "categories" USING btree ("birthregistry_id","order");--> statement-breakpoint
CREATE INDEX "categories_gone" ON "categories" USING btree ("deleted_at") WHERE "categories"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_request" ON "idempotency_keys" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "pictures_user" ON "pictures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "birth_registries_gone" ON "birth_registries" USING btree ("deleted_at") WHERE "birth_registries"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "sent_mails_age" ON "sent_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "short_link_names_free" ON "short_link_names" USING btree ("free_at") WHERE "short_link_names"."free_at" is not null;--> statement-breakpoint
CREATE INDEX "tokens_end" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_gone" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "wishes_gone" ON "wishes" USING btree ("deleted_at") WHERE "wishes"."deleted_at" is not null;