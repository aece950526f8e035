DROP INDEX "friendly_rounds_created";--> statement-breakpoint
DROP INDEX "friendly_rounds_status";--> statement-breakpoint
DROP INDEX "friendly_rounds_created_by";--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "friendly_rounds_formats" ON "friendly_rounds" USING btree ("status","scoring_format","matchplay_format");--> statement-breakpoint
CREATE INDEX "friendly_rounds_created" ON "friendly_rounds" USING btree ("created_at","id","status","scoring_format","matchplay_format");--> statement-breakpoint
CREATE INDEX "friendly_rounds_status" ON "friendly_rounds" USING btree ("status","id","scoring_format","matchplay_format");--> statement-breakpoint
CREATE INDEX "friendly_rounds_created_by" ON "friendly_rounds" USING btree ("created_by","created_at","id","course_id");