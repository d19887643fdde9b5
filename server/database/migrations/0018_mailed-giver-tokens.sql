ALTER TABLE "booking_requests" ADD COLUMN "summaries_asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_requests" ADD COLUMN "summary_asked_on" date;--> statement-breakpoint
ALTER TABLE "giver_tokens" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;