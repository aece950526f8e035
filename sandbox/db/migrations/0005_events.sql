-- The seed has changed and makes everything anew: columns that may not be empty need no values for old rows.
TRUNCATE "seed_state", "group_members", "groups", "friendships", "cards", "friendly_round_players", "friendly_rounds", "holes", "tees", "courses", "users", "regions", "countries", "admins";
--> statement-breakpoint
CREATE TABLE "contest_winners" (
	"contest_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"hole_number" smallint NOT NULL,
	CONSTRAINT "contest_winners_contest_id_hole_number_member_id_pk" PRIMARY KEY("contest_id","hole_number","member_id")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text collate "C" NOT NULL,
	"hole_number" smallint,
	"held_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_cards" (
	"round_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"tee_id" uuid NOT NULL,
	"handicap_index" numeric(4, 1),
	"course_handicap" smallint NOT NULL,
	"playing_handicap" smallint NOT NULL,
	"team_playing_handicap" smallint,
	"finished" boolean NOT NULL,
	"left_as" text collate "C",
	"scores" smallint[] NOT NULL,
	CONSTRAINT "event_cards_round_id_member_id_pk" PRIMARY KEY("round_id","member_id"),
	CONSTRAINT "event_cards_holes" CHECK (cardinality("event_cards"."scores") in (9, 18))
);
--> statement-breakpoint
CREATE TABLE "event_players" (
	"event_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"handicap" numeric(4, 1),
	CONSTRAINT "event_players_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "event_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"name" text,
	"status" text collate "C" NOT NULL,
	"scoring_format" text collate "C" NOT NULL,
	"course_id" uuid,
	"tee_id" uuid,
	"played_at" timestamp (3) with time zone,
	"players_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"status" text collate "C" NOT NULL,
	"scoring_format" text collate "C" NOT NULL,
	"team_format" text collate "C",
	"course_id" uuid,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"participants_count" integer DEFAULT 0 NOT NULL,
	"teams_count" integer DEFAULT 0 NOT NULL,
	"rounds_count" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handicap_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"handicap" numeric(4, 1) NOT NULL,
	"previous_handicap" numeric(4, 1),
	"changed_at" timestamp (3) with time zone NOT NULL,
	"reason" text collate "C" NOT NULL,
	"round_id" uuid,
	"differential" numeric(4, 1)
);
--> statement-breakpoint
DROP INDEX "friendly_rounds_tee";--> statement-breakpoint
DROP INDEX "friendly_rounds_created_by";--> statement-breakpoint
ALTER TABLE "friendly_rounds" ALTER COLUMN "scoring_format" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "friendly_rounds" ALTER COLUMN "matchplay_format" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD COLUMN "course_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "contest_winners" ADD CONSTRAINT "contest_winners_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_winners" ADD CONSTRAINT "contest_winners_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_round_id_event_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."event_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cards" ADD CONSTRAINT "event_cards_round_id_event_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."event_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cards" ADD CONSTRAINT "event_cards_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cards" ADD CONSTRAINT "event_cards_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_players" ADD CONSTRAINT "event_players_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_players" ADD CONSTRAINT "event_players_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_players" ADD CONSTRAINT "event_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_players" ADD CONSTRAINT "event_players_team_id_event_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."event_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rounds" ADD CONSTRAINT "event_rounds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rounds" ADD CONSTRAINT "event_rounds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rounds" ADD CONSTRAINT "event_rounds_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rounds" ADD CONSTRAINT "event_rounds_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teams" ADD CONSTRAINT "event_teams_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_entries" ADD CONSTRAINT "handicap_entries_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_entries" ADD CONSTRAINT "handicap_entries_round_id_event_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."event_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contests_event" ON "contests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "contests_round" ON "contests" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "event_cards_member" ON "event_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_players_user" ON "event_players" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "event_players_member" ON "event_players" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_players_team" ON "event_players" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_rounds_event" ON "event_rounds" USING btree ("event_id","number");--> statement-breakpoint
CREATE INDEX "event_rounds_played" ON "event_rounds" USING btree ("played_at","id");--> statement-breakpoint
CREATE INDEX "event_rounds_created" ON "event_rounds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_rounds_status" ON "event_rounds" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "event_rounds_group" ON "event_rounds" USING btree ("group_id","played_at","id");--> statement-breakpoint
CREATE INDEX "event_rounds_course" ON "event_rounds" USING btree ("course_id","played_at","id");--> statement-breakpoint
CREATE INDEX "event_rounds_search" ON "event_rounds" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_teams_event" ON "event_teams" USING btree ("event_id","name_key","id");--> statement-breakpoint
CREATE INDEX "events_name" ON "events" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "events_status" ON "events" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_participants" ON "events" USING btree ("participants_count","id");--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("group_id","start_at","id");--> statement-breakpoint
CREATE INDEX "events_course" ON "events" USING btree ("course_id","start_at","id");--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "handicap_entries_member" ON "handicap_entries" USING btree ("member_id","changed_at","id");--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "friendly_rounds_course" ON "friendly_rounds" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "friendly_rounds_event" ON "friendly_rounds" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "friendly_rounds_created_by" ON "friendly_rounds" USING btree ("created_by","created_at","id");