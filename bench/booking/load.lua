-- What wrk sends: one booking of the next gift by the next giver, each with a key of its own.
-- Arguments: first gift, how many there are from there on, a word that no run had before.
local first, count, run
local sent = 0
local headers = { ['Content-Type'] = 'application/json' }
local payload = '[{"first_name":"Jeanne","last_name":"Dupont","email":"giver-%s-%d@example.org","anonymous":false,"message":"Bienvenue !","wishes_ids":[%d]}]'

function init(args)
  first, count, run = tonumber(args[1]), tonumber(args[2]), args[3]
end

function request()
  local gift = first + sent % count
  sent = sent + 1
  headers['Idempotency-Key'] = string.format('bench-booking-%s-%d', run, sent)
  return wrk.format('POST', nil, headers, payload:format(run, sent, gift))
end

-- The last line is for load.ts: how many answers of 200 to 299, how many others, for how long, and how quickly.
function done(summary, latency)
  local errors = summary.errors
  local others = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('\n{"acknowledged":%d,"others":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f}\n',
    summary.requests - errors.status, others, summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
