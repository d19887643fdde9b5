ALTER TABLE "superuser_acts" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "birth_registries" ADD COLUMN "deletion_reason" text;