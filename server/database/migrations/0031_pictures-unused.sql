ALTER TABLE "pictures" ADD COLUMN "unused_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
-- Until the next clean-up notes which ones are in use.
UPDATE "pictures" SET "unused_since" = "created_at";
