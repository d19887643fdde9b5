CREATE TABLE "failed_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"ids" jsonb NOT NULL,
	"reason" text NOT NULL,
	"tries" integer NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "failed_mails_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"birthregistry_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"short_link_id" bigint,
	"to_mail" text NOT NULL,
	"to_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "superuser_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "superuser_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to_mail" text NOT NULL,
	"to_name" text,
	"language" text NOT NULL,
	"subject" text,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"recipient_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_birthregistry_id_birth_registries_id_fk" FOREIGN KEY ("birthregistry_id") REFERENCES "public"."birth_registries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_short_link_id_short_links_id_fk" FOREIGN KEY ("short_link_id") REFERENCES "public"."short_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failed_mails_age" ON "failed_mails" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "shares_user" ON "shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_registry" ON "shares" USING btree ("birthregistry_id");--> statement-breakpoint
CREATE INDEX "shares_short_link" ON "shares" USING btree ("short_link_id");--> statement-breakpoint
CREATE INDEX "shares_age" ON "shares" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "superuser_mails_age" ON "superuser_mails" USING btree ("created_at");