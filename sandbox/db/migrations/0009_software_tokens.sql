CREATE TABLE "identity"."software_tokens" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"enabled" boolean NOT NULL,
	"preferred" boolean NOT NULL,
	"last_step" integer
);
--> statement-breakpoint
ALTER TABLE "identity"."software_tokens" ADD CONSTRAINT "software_tokens_sub_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "identity"."users"("sub") ON DELETE cascade ON UPDATE no action;