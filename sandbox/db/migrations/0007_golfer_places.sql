ALTER TABLE "users" ADD COLUMN "country_key" text collate "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "region_key" text collate "C";--> statement-breakpoint
CREATE INDEX "users_country_name" ON "users" USING btree ("country_key","id");--> statement-breakpoint
CREATE INDEX "users_region_name" ON "users" USING btree ("region_key","id");