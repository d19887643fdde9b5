CREATE TABLE "shop_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"shop" text,
	"was_read" boolean NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_readings_each" UNIQUE NULLS NOT DISTINCT("day","shop","was_read")
);
--> statement-breakpoint
CREATE TABLE "superuser_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "superuser_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"call" text NOT NULL,
	"about" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivation_reason" text;--> statement-breakpoint
CREATE INDEX "superuser_acts_age" ON "superuser_acts" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deactivated_with_reason" CHECK (("users"."deactivated_at" is null) = ("users"."deactivation_reason" is null));
--> statement-breakpoint
-- What superusers did stays as it was written, for a year: also for whoever has the service's own account.
CREATE FUNCTION keep_superuser_acts() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '1 year' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What superusers did is kept for a year, as it was written';
END $$;
--> statement-breakpoint
CREATE TRIGGER superuser_acts_stay BEFORE UPDATE OR DELETE ON superuser_acts
FOR EACH ROW EXECUTE FUNCTION keep_superuser_acts();
--> statement-breakpoint
CREATE TRIGGER superuser_acts_are_not_emptied BEFORE TRUNCATE ON superuser_acts
FOR EACH STATEMENT EXECUTE FUNCTION keep_superuser_acts();
