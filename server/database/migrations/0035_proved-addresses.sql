-- Accounts of before are taken to read their mails. No row is written for that: the default of this moment stands for
-- all of them, and goes. Only the few that were never activated are written.
ALTER TABLE "users" ADD COLUMN "email_proved_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email_proved_at" DROP DEFAULT;--> statement-breakpoint
UPDATE "users" SET "email_proved_at" = NULL WHERE "activated_at" IS NULL;
