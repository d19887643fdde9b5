CREATE INDEX "birth_registries_by_creation" ON "birth_registries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "birth_registries_by_title" ON "birth_registries" USING btree (left(search_words("title"), 80),"id");--> statement-breakpoint
CREATE INDEX "birth_registries_by_event_date" ON "birth_registries" USING btree ("event_date","id");--> statement-breakpoint
CREATE INDEX "birth_registries_by_address_owner" ON "birth_registries" USING btree (left(search_words("address_owner"), 80),"id");--> statement-breakpoint
CREATE INDEX "birth_registries_by_privacy" ON "birth_registries" USING btree ("is_private","id");--> statement-breakpoint
CREATE INDEX "wishes_by_creation" ON "wishes" USING btree ("created_at","id");