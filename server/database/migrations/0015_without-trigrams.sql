-- Nothing compares trigrams any more since 0011. Where the extension is somebody else's, or used, it stays.
DO $$ BEGIN
  DROP EXTENSION IF EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR dependent_objects_still_exist THEN NULL;
END $$;
