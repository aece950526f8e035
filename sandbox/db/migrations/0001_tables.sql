CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"status" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admins_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"scores" smallint[] NOT NULL,
	CONSTRAINT "cards_holes" CHECK (cardinality("cards"."scores") in (9, 18))
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"iso_code" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	CONSTRAINT "countries_iso_code_unique" UNIQUE("iso_code")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"country_id" uuid NOT NULL,
	"region_id" uuid
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
	"scoring_format" text NOT NULL,
	"matchplay_format" text,
	"status" text NOT NULL,
	"winner_player_id" uuid
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
	"name_key" text collate "C" NOT NULL
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
	"status" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone,
	"name_key" text collate "C" NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
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
ALTER TABLE "cards" ADD CONSTRAINT "cards_player_id_friendly_round_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."friendly_round_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_round_players" ADD CONSTRAINT "friendly_round_players_friendly_round_id_friendly_rounds_id_fk" FOREIGN KEY ("friendly_round_id") REFERENCES "public"."friendly_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_round_players" ADD CONSTRAINT "friendly_round_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_round_players" ADD CONSTRAINT "friendly_round_players_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendly_rounds" ADD CONSTRAINT "friendly_rounds_winner_player_id_friendly_round_players_id_fk" FOREIGN KEY ("winner_player_id") REFERENCES "public"."friendly_round_players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holes" ADD CONSTRAINT "holes_tee_id_tees_id_fk" FOREIGN KEY ("tee_id") REFERENCES "public"."tees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tees" ADD CONSTRAINT "tees_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."grants" ADD CONSTRAINT "grants_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."refresh_tokens" ADD CONSTRAINT "refresh_tokens_origin_jti_grants_origin_jti_fk" FOREIGN KEY ("origin_jti") REFERENCES "identity"."grants"("origin_jti") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."reset_codes" ADD CONSTRAINT "reset_codes_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_name" ON "courses" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "friendly_round_players_position" ON "friendly_round_players" USING btree ("friendly_round_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "friendly_round_players_user" ON "friendly_round_players" USING btree ("user_id","friendly_round_id");--> statement-breakpoint
CREATE INDEX "friendly_round_players_user_created" ON "friendly_round_players" USING btree ("user_id","round_created_at","friendly_round_id");--> statement-breakpoint
CREATE INDEX "friendly_rounds_created" ON "friendly_rounds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "friendly_rounds_status" ON "friendly_rounds" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "friendly_rounds_created_by" ON "friendly_rounds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "friendly_rounds_tee" ON "friendly_rounds" USING btree ("tee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regions_country_name" ON "regions" USING btree ("country_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "tees_course_name" ON "tees" USING btree ("course_id","gender","name");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "users_handicap" ON "users" USING btree ("handicap_index","id");--> statement-breakpoint
CREATE INDEX "users_handicap_desc" ON "users" USING btree ("handicap_index" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_country" ON "users" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "grants_sub" ON "identity"."grants" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "refresh_tokens_origin_jti" ON "identity"."refresh_tokens" USING btree ("origin_jti");