CREATE TABLE "known_places" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_places_user" ON "known_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_places_age" ON "known_places" USING btree ("used_at");