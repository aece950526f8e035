CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text collate "C" NOT NULL,
	"status" text collate "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "admins_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"iso_code" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"search_text" text NOT NULL,
	"regions_count" integer DEFAULT 0 NOT NULL,
	"users_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "countries_iso_code_unique" UNIQUE("iso_code")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"country_id" uuid NOT NULL,
	"region_id" uuid,
	"latitude" double precision,
	"longitude" double precision,
	"holes_count" smallint NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"user_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	CONSTRAINT "friendships_user_id_friend_id_pk" PRIMARY KEY("user_id","friend_id"),
	CONSTRAINT "friendships_other" CHECK ("friendships"."user_id" <> "friendships"."friend_id")
);
--> statement-breakpoint
CREATE TABLE "holes" (
	"tee_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"par" smallint NOT NULL,
	"distance" smallint NOT NULL,
	"stroke_index" smallint,
	CONSTRAINT "holes_tee_id_number_pk" PRIMARY KEY("tee_id","number")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"users_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" char(64) NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "seed_state_only" CHECK ("seed_state"."only")
);
--> statement-breakpoint
CREATE TABLE "tees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"course_rating" numeric(4, 1) NOT NULL,
	"slope" smallint NOT NULL,
	CONSTRAINT "tees_slope" CHECK ("tees"."slope" between 55 and 155)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"gender" text NOT NULL,
	"handicap_index" numeric(4, 1),
	"country_id" uuid,
	"region_id" uuid,
	"status" text collate "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone,
	"name_key" text collate "C" NOT NULL,
	"country_key" text collate "C",
	"region_key" text collate "C",
	"search_text" text NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
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
	"group_key" text collate "C",
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
CREATE TABLE "cards" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"scores" smallint[] NOT NULL,
	CONSTRAINT "cards_holes" CHECK (cardinality("cards"."scores") in (9, 18))
);
--> statement-breakpoint
CREATE TABLE "friendly_round_players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"friendly_round_id" uuid NOT NULL,
	"round_created_at" timestamp (3) with time zone NOT NULL,
	"position" smallint NOT NULL,
	"side" smallint,
	"membership_type" text NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"gender" text NOT NULL,
	"handicap_index" numeric(4, 1) NOT NULL,
	"tee_id" uuid NOT NULL,
	"course_handicap" smallint NOT NULL,
	"playing_handicap" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "friendly_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"tee_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"event_id" uuid,
	"scoring_format" text collate "C" NOT NULL,
	"matchplay_format" text collate "C",
	"status" text collate "C" NOT NULL,
	"winner_player_id" uuid
);
--> statement-breakpoint
CREATE TABLE "identity"."grants" (
	"origin_jti" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"scope" text NOT NULL,
	"auth_time" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"origin_jti" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."reset_codes" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."software_tokens" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"enabled" boolean NOT NULL,
	"preferred" boolean NOT NULL,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "identity"."users" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"name" text NOT NULL,
	"groups" text[] NOT NULL,
	"status" text NOT NULL,
	"enabled" boolean NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holes" ADD CONSTRAINT "holes_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tees" ADD CONSTRAINT "tees_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "contest_winners" ADD CONSTRAINT "contest_winners_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_winners" ADD CONSTRAINT "contest_winners_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_round_id_event_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."event_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cards" ADD CONSTRAINT "event_cards_round_id_event_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."event_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cards" ADD CONSTRAINT "event_cards_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_cards" ADD CONSTRAINT "event_cards_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_entries" ADD CONSTRAINT "handicap_entries_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_entries" ADD CONSTRAINT "handicap_entries_round_id_event_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."event_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_player_id_friendly_round_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."friendly_round_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_round_players" ADD CONSTRAINT "friendly_round_players_friendly_round_id_friendly_rounds_id_fk" FOREIGN KEY ("friendly_round_id") REFERENCES "public"."friendly_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_round_players" ADD CONSTRAINT "friendly_round_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_round_players" ADD CONSTRAINT "friendly_round_players_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_winner_player_id_friendly_round_players_id_fk" FOREIGN KEY ("winner_player_id") REFERENCES "public"."friendly_round_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."grants" ADD CONSTRAINT "grants_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_origin_jti_grants_origin_jti_fk" FOREIGN KEY ("origin_jti") REFERENCES "identity"."grants"("origin_jti") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."reset_codes" ADD CONSTRAINT "reset_codes_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."software_tokens" ADD CONSTRAINT "software_tokens_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_name" ON "courses" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "courses_country" ON "courses" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "regions_country_name" ON "regions" USING btree ("country_id","name_key");--> statement-breakpoint
CREATE INDEX "regions_name" ON "regions" USING btree ("name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tees_course_name" ON "tees" USING btree ("course_id","gender","name");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_key","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_handicap" ON "users" USING btree ("handicap_index","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_handicap_desc" ON "users" USING btree ("handicap_index" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_country_name" ON "users" USING btree ("country_key","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_region_name" ON "users" USING btree ("region_key","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_country" ON "users" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "users_region" ON "users" USING btree ("region_id","id");--> statement-breakpoint
CREATE INDEX "users_status" ON "users" USING btree ("status","id","created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE INDEX "users_last_active" ON "users" USING btree ("last_active_at","id","status","created_at");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "group_members_group" ON "group_members" USING btree ("group_id","name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_user" ON "group_members" USING btree ("user_id","group_id");--> statement-breakpoint
CREATE INDEX "group_members_group_name" ON "group_members" USING btree ("group_key","id");--> statement-breakpoint
CREATE INDEX "group_members_name" ON "group_members" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "group_members_handicap" ON "group_members" USING btree ("handicap","id");--> statement-breakpoint
CREATE INDEX "group_members_joined" ON "group_members" USING btree ("joined_at","id");--> statement-breakpoint
CREATE INDEX "group_members_search" ON "group_members" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_name" ON "groups" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "groups_created" ON "groups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "groups_members" ON "groups" USING btree ("members_count","id");--> statement-breakpoint
CREATE INDEX "groups_country" ON "groups" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "groups_search" ON "groups" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_players_user" ON "event_players" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "event_players_member" ON "event_players" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_players_team" ON "event_players" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_rounds_event" ON "event_rounds" USING btree ("event_id","number");--> statement-breakpoint
CREATE INDEX "event_rounds_played" ON "event_rounds" USING btree ("played_at","id");--> statement-breakpoint
CREATE INDEX "event_rounds_played_desc" ON "event_rounds" USING btree ("played_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "event_rounds_created" ON "event_rounds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_rounds_status" ON "event_rounds" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "event_rounds_group" ON "event_rounds" USING btree ("group_id","played_at","id");--> statement-breakpoint
CREATE INDEX "event_rounds_course" ON "event_rounds" USING btree ("course_id","played_at","id");--> statement-breakpoint
CREATE INDEX "event_rounds_search" ON "event_rounds" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_teams_event" ON "event_teams" USING btree ("event_id","name_key","id");--> statement-breakpoint
CREATE INDEX "events_name" ON "events" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "events_status" ON "events" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "events_start" ON "events" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "events_start_desc" ON "events" USING btree ("start_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_participants" ON "events" USING btree ("participants_count","id");--> statement-breakpoint
CREATE INDEX "events_group" ON "events" USING btree ("group_id","start_at","id");--> statement-breakpoint
CREATE INDEX "events_course" ON "events" USING btree ("course_id","start_at","id");--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contests_event" ON "contests" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "contests_round" ON "contests" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "event_cards_member" ON "event_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "handicap_entries_member" ON "handicap_entries" USING btree ("member_id","changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "friendly_round_players_position" ON "friendly_round_players" USING btree ("friendly_round_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "friendly_round_players_user" ON "friendly_round_players" USING btree ("user_id","friendly_round_id");--> statement-breakpoint
CREATE INDEX "friendly_round_players_user_created" ON "friendly_round_players" USING btree ("user_id","round_created_at","friendly_round_id");--> statement-breakpoint
CREATE INDEX "friendly_rounds_created" ON "friendly_rounds" USING btree ("created_at","id","status","scoring_format","matchplay_format");--> statement-breakpoint
CREATE INDEX "friendly_rounds_status" ON "friendly_rounds" USING btree ("status","id","scoring_format","matchplay_format");--> statement-breakpoint
CREATE INDEX "friendly_rounds_formats" ON "friendly_rounds" USING btree ("status","scoring_format","matchplay_format");--> statement-breakpoint
CREATE INDEX "friendly_rounds_created_by" ON "friendly_rounds" USING btree ("created_by","created_at","id","course_id");--> statement-breakpoint
CREATE INDEX "friendly_rounds_course" ON "friendly_rounds" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "friendly_rounds_event" ON "friendly_rounds" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "grants_sub" ON "identity"."grants" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "refresh_tokens_origin_jti" ON "identity"."refresh_tokens" USING btree ("origin_jti");--> statement-breakpoint
-- A round names its winner among players that are written after it.
ALTER TABLE "friendly_rounds" ALTER CONSTRAINT "friendly_rounds_winner_player_id_friendly_round_players_id_fk" DEFERRABLE INITIALLY DEFERRED;
