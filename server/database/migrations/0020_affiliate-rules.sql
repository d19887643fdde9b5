CREATE TABLE "affiliate_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"network" text NOT NULL,
	"template" text,
	"merchant_id" text,
	"extra_id" text,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "affiliate_rules_domain_unique" UNIQUE("domain"),
	CONSTRAINT "affiliate_rules_domain_lower" CHECK ("affiliate_rules"."domain" = lower("affiliate_rules"."domain"))
);
--> statement-breakpoint
CREATE TABLE "affiliate_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"is_open" boolean DEFAULT true,
	"after_id" bigint DEFAULT 0 NOT NULL,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "affiliate_updates_one_open" UNIQUE("is_open"),
	CONSTRAINT "affiliate_updates_open" CHECK (("affiliate_updates"."finished_at" is null) = ("affiliate_updates"."is_open" is not null))
);
