ALTER TABLE "superuser_acts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "birth_registries" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
CREATE INDEX "superuser_acts_lately" ON "superuser_acts" USING btree ("user_id","created_at");