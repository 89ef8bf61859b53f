-- Tokens that prove who somebody is are kept as hashes: as the product writes them, so that sessions and
-- links that were mailed stay good.
UPDATE "sessions" SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
UPDATE "verifications" SET "identifier" = 'reset-password-hash:' || rtrim(translate(encode(sha256(convert_to(substr("identifier", length('reset-password:') + 1), 'UTF8')), 'base64'), '+/', '-_'), '=') WHERE "identifier" LIKE 'reset-password:%';
