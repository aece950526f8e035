ALTER TABLE "group_members" ADD COLUMN "group_key" text collate "C";--> statement-breakpoint
CREATE INDEX "group_members_group_name" ON "group_members" USING btree ("group_key","id");