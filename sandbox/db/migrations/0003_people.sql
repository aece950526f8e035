-- The seed has changed and makes everything anew: columns that may not be empty need no values for old rows.
TRUNCATE "seed_state", "cards", "friendly_round_players", "friendly_rounds", "holes", "tees", "courses", "users", "regions", "countries", "admins";
--> statement-breakpoint
CREATE TABLE "friendships" (
	"user_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	CONSTRAINT "friendships_user_id_friend_id_pk" PRIMARY KEY("user_id","friend_id"),
	CONSTRAINT "friendships_other" CHECK ("friendships"."user_id" <> "friendships"."friend_id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid,
	"membership_type" text collate "C" NOT NULL,
	"role" text collate "C",
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"handicap" numeric(4, 1),
	"joined_at" timestamp (3) with time zone,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"owner_id" uuid,
	"country_id" uuid,
	"members_count" integer DEFAULT 0 NOT NULL,
	"events_count" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admins" ALTER COLUMN "email" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "admins" ALTER COLUMN "status" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "iso_code" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "friendly_rounds" ALTER COLUMN "status" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "status" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "name_key" text collate "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "search_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "search_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "regions_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "users_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "users_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_members_group" ON "group_members" USING btree ("group_id","name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_user" ON "group_members" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "group_members_name" ON "group_members" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "group_members_handicap" ON "group_members" USING btree ("handicap","id");--> statement-breakpoint
CREATE INDEX "group_members_joined" ON "group_members" USING btree ("joined_at","id");--> statement-breakpoint
CREATE INDEX "group_members_search" ON "group_members" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_name" ON "groups" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "groups_created" ON "groups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "groups_members" ON "groups" USING btree ("members_count","id");--> statement-breakpoint
CREATE INDEX "groups_country" ON "groups" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "groups_search" ON "groups" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "regions_name" ON "regions" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "users_region" ON "users" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "users_last_active" ON "users" USING btree ("last_active_at","id");