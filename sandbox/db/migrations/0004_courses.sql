-- The seed has changed and makes everything anew: columns that may not be empty need no values for old rows.
TRUNCATE "seed_state", "group_members", "groups", "friendships", "cards", "friendly_round_players", "friendly_rounds", "holes", "tees", "courses", "users", "regions", "countries", "admins";
--> statement-breakpoint
DROP INDEX "courses_search";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "holes_count" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search_text" text NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_country" ON "courses" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search_text" gin_trgm_ops);