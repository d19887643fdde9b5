CREATE TABLE "blog_feeds" (
	"url" text PRIMARY KEY NOT NULL,
	"articles" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_pictures" (
	"source" text PRIMARY KEY NOT NULL,
	"image_path" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_image_path_pictures_image_path_fk" FOREIGN KEY ("image_path") REFERENCES "public"."pictures"("image_path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_pictures_image" ON "blog_pictures" USING btree ("image_path");