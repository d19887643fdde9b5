CREATE TABLE "second_owner_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "second_owner_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"birthregistry_id" bigint NOT NULL,
	"email" text NOT NULL,
	"invited_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "second_owner_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"invitation_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "birth_registries" ADD COLUMN "second_owner_id" bigint;--> statement-breakpoint
ALTER TABLE "second_owner_invitations" ADD CONSTRAINT "second_owner_invitations_birthregistry_id_birth_registries_id_fk" FOREIGN KEY ("birthregistry_id") REFERENCES "public"."birth_registries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_owner_invitations" ADD CONSTRAINT "second_owner_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_owner_tokens" ADD CONSTRAINT "second_owner_tokens_invitation_id_second_owner_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."second_owner_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_owner_invitations_registry" ON "second_owner_invitations" USING btree ("birthregistry_id");--> statement-breakpoint
CREATE INDEX "second_owner_invitations_inviter" ON "second_owner_invitations" USING btree ("invited_by","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "second_owner_invitations_open" ON "second_owner_invitations" USING btree ("birthregistry_id") WHERE "second_owner_invitations"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "second_owner_tokens_invitation" ON "second_owner_tokens" USING btree ("invitation_id");--> statement-breakpoint
ALTER TABLE "birth_registries" ADD CONSTRAINT "birth_registries_second_owner_id_users_id_fk" FOREIGN KEY ("second_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "birth_registries_second_owner" ON "birth_registries" USING btree ("second_owner_id","created_at") WHERE "birth_registries"."second_owner_id" is not null;--> statement-breakpoint
ALTER TABLE "birth_registries" ADD CONSTRAINT "birth_registries_two_owners" CHECK ("birth_registries"."second_owner_id" <> "birth_registries"."user_id");