-- What is being made is planned for days that can be planned.
UPDATE "ad_creations" SET "form" = "form" || jsonb_build_object(
  'startDate', greatest('2000-01-01', least('2037-12-29', "form"->>'startDate')),
  'endDate', greatest('2000-01-01', least('2037-12-29', "form"->>'endDate')))
WHERE "form"->>'endDate' IS NOT NULL AND ("form"->>'endDate' > '2037-12-29' OR "form"->>'startDate' > '2037-12-29' OR "form"->>'startDate' < '2000-01-01' OR "form"->>'endDate' < '2000-01-01');--> statement-breakpoint
UPDATE "ad_creations" SET "form" = "form" || jsonb_build_object('startDate', greatest('2000-01-01', least('2037-12-29', "form"->>'startDate')))
WHERE "form"->>'endDate' IS NULL AND ("form"->>'startDate' > '2037-12-29' OR "form"->>'startDate' < '2000-01-01');
