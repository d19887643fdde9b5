CREATE TABLE "babies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "babies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"birthregistry_id" bigint NOT NULL,
	"firstname" text DEFAULT '' NOT NULL,
	"firstname_is_private" boolean DEFAULT false NOT NULL,
	"gender" text DEFAULT 'NA' NOT NULL,
	"gender_is_private" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"birthregistry_id" bigint NOT NULL,
	"wish_id" bigint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"message" text,
	"booking_date" timestamp with time zone DEFAULT now() NOT NULL,
	"bought_date" timestamp with time zone,
	"thanked_date" timestamp with time zone,
	"thanks_message" text,
	"received_date" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	CONSTRAINT "bookings_cancelled_by_someone" CHECK (("bookings"."cancelled_at" is null) = ("bookings"."cancelled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"birthregistry_id" bigint NOT NULL,
	"label" text NOT NULL,
	"order" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "categories_in_registry" UNIQUE("id","birthregistry_id")
);
--> statement-breakpoint
CREATE TABLE "giver_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"request_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"image_path" text PRIMARY KEY NOT NULL,
	"thumbnail_path" text NOT NULL,
	"bucket" text NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_thumbnail_path_unique" UNIQUE("thumbnail_path")
);
--> statement-breakpoint
CREATE TABLE "birth_registries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"type" text DEFAULT 'BIRTH' NOT NULL,
	"description" text,
	"is_private" boolean DEFAULT false NOT NULL,
	"image_path" text,
	"thumbnail_path" text,
	"address_owner" text NOT NULL,
	"address_first_line" text NOT NULL,
	"address_second_line" text,
	"address_city" text NOT NULL,
	"address_zip_code" text NOT NULL,
	"address_region" text,
	"address_country" text NOT NULL,
	"address_is_private" boolean DEFAULT true NOT NULL,
	"event_date" date NOT NULL,
	"event_date_is_private" boolean DEFAULT false NOT NULL,
	"cash_pool" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"message_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient_hash" "bytea" NOT NULL,
	"is_unrequested" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "short_link_names" (
	"name" text PRIMARY KEY NOT NULL,
	"birthregistry_id" bigint,
	"short_link_id" bigint,
	"free_at" timestamp with time zone,
	CONSTRAINT "short_link_names_lower" CHECK ("short_link_names"."name" = lower("short_link_names"."name")),
	CONSTRAINT "short_link_names_not_an_id" CHECK ("short_link_names"."name" ~ '^[a-z0-9_-]+$' and "short_link_names"."name" !~ '^[0-9]+$')
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "short_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"birthregistry_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"expiration_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_superuser" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"session_version" integer DEFAULT 1 NOT NULL,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" bigint PRIMARY KEY NOT NULL,
	"birthregistry_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"order" integer NOT NULL,
	"link" text,
	"affiliate_link" text,
	"brand" text,
	"title" text NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"description" text,
	"img_path" text,
	"booking_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "wishes_in_registry" UNIQUE("id","birthregistry_id"),
	CONSTRAINT "wishes_quantity" CHECK ("wishes"."quantity" between 1 and 20),
	CONSTRAINT "wishes_price" CHECK ("wishes"."price_cents" between 0 and 1000000),
	CONSTRAINT "wishes_booked_at_most_quantity" CHECK ("wishes"."booking_count" between 0 and "wishes"."quantity"),
	CONSTRAINT "wishes_link_scheme" CHECK ("wishes"."link" is null or "wishes"."link" ~* '^https?://')
);
--> statement-breakpoint
ALTER TABLE "babies" ADD CONSTRAINT "babies_birthregistry_id_birth_registries_id_fk" FOREIGN KEY ("birthregistry_id") REFERENCES "public"."birth_registries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_request_id_booking_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."booking_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_wish_of_same_registry" FOREIGN KEY ("wish_id","birthregistry_id") REFERENCES "public"."wishes"("id","birthregistry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_birthregistry_id_birth_registries_id_fk" FOREIGN KEY ("birthregistry_id") REFERENCES "public"."birth_registries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "giver_tokens" ADD CONSTRAINT "giver_tokens_request_id_booking_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."booking_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_request_id_booking_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."booking_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_registries" ADD CONSTRAINT "birth_registries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_registries" ADD CONSTRAINT "birth_registries_image_path_pictures_image_path_fk" FOREIGN KEY ("image_path") REFERENCES "public"."pictures"("image_path") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "birth_registries" ADD CONSTRAINT "birth_registries_thumbnail_path_pictures_thumbnail_path_fk" FOREIGN KEY ("thumbnail_path") REFERENCES "public"."pictures"("thumbnail_path") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_link_names" ADD CONSTRAINT "short_link_names_birthregistry_id_birth_registries_id_fk" FOREIGN KEY ("birthregistry_id") REFERENCES "public"."birth_registries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_link_names" ADD CONSTRAINT "short_link_names_short_link_id_short_links_id_fk" FOREIGN KEY ("short_link_id") REFERENCES "public"."short_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_birthregistry_id_birth_registries_id_fk" FOREIGN KEY ("birthregistry_id") REFERENCES "public"."birth_registries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_birthregistry_id_birth_registries_id_fk" FOREIGN KEY ("birthregistry_id") REFERENCES "public"."birth_registries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_img_path_pictures_image_path_fk" FOREIGN KEY ("img_path") REFERENCES "public"."pictures"("image_path") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_category_of_same_registry" FOREIGN KEY ("category_id","birthregistry_id") REFERENCES "public"."categories"("id","birthregistry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "babies_registry" ON "babies" USING btree ("birthregistry_id");--> statement-breakpoint
CREATE INDEX "bookings_wish" ON "bookings" USING btree ("wish_id");--> statement-breakpoint
CREATE INDEX "bookings_registry" ON "bookings" USING btree ("birthregistry_id","booking_date");--> statement-breakpoint
CREATE INDEX "bookings_request" ON "bookings" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_label_unique" ON "categories" USING btree ("birthregistry_id",lower("label")) WHERE "categories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "giver_tokens_request" ON "giver_tokens" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "birth_registries_owner" ON "birth_registries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sent_mails_recipient" ON "sent_mails" USING btree ("recipient_hash","created_at");--> statement-breakpoint
CREATE INDEX "short_link_names_registry" ON "short_link_names" USING btree ("birthregistry_id");--> statement-breakpoint
CREATE INDEX "short_link_names_link" ON "short_link_names" USING btree ("short_link_id");--> statement-breakpoint
CREATE INDEX "short_links_registry" ON "short_links" USING btree ("birthregistry_id");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "wishes_registry" ON "wishes" USING btree ("birthregistry_id","order");--> statement-breakpoint
CREATE INDEX "wishes_category" ON "wishes" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "wishes_picture" ON "wishes" USING btree ("img_path");