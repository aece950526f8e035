-- A round names its winner among players that are written after it.
ALTER TABLE "friendly_rounds" ALTER CONSTRAINT "friendly_rounds_winner_player_id_friendly_round_players_id_fk" DEFERRABLE INITIALLY DEFERRED;
