DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_handicap";--> statement-breakpoint
DROP INDEX "users_country_name";--> statement-breakpoint
DROP INDEX "users_region_name";--> statement-breakpoint
DROP INDEX "users_status";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
DROP INDEX "users_last_active";--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_key","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_handicap" ON "users" USING btree ("handicap_index","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_country_name" ON "users" USING btree ("country_key","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_region_name" ON "users" USING btree ("region_key","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("status","id","created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE INDEX "users_last_active" ON "users" USING btree ("last_active_at","id","status","created_at");