// The client against a real server over loopback.
import './sdk/round-trip.ts'
import './sdk/failures.ts'
import './sdk/retries.ts'
import './sdk/pages.ts'
import './sdk/published.ts'
import './sdk/docs.ts'
