// titen mcp as hosts run it: on a file, as a bridge to a server, and the blocks that connect hosts.
import './cli/mcp-local.ts'
import './cli/mcp-bridge.ts'
import './cli/mcp-config.ts'
