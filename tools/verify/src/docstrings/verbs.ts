/** The verbs that a docstring may begin with. Words that are nouns more often (`Lines`, `Rows`, `Errors`) are not among them. */
export const VERBS: ReadonlySet<string> = new Set(
  `
  Accepts Acknowledges Activates Adds Adjusts Advances Ages Aligns Allows Announces Answers Appends Applies Approves Archives Asks
  Assembles Asserts Assigns Assumes Attaches Attempts Audits Authenticates Awaits Begins Binds Blocks Bounds Breaks Brings
  Broadcasts Builds Buys Caches Calculates Calls Cancels Captures Carries Changes Charges Checks Chooses Clamps Classifies Cleans
  Clears Clicks Clones Closes Collapses Collects Combines Compares Completes Composes Compresses Computes Confirms Connects Consumes
  Contains Continues Converts Copies Corrects Counts Covers Creates Credits Cuts Cycles Decides Declares Declines Decodes Defers
  Delays Deletes Delivers Derives Describes Detaches Detects Disables Discards Dispatches Displays Disputes Divides Does Downloads
  Draws Drops Edits Emits Empties Enables Encodes Ends Enqueues Ensures Enters Equals Erases Escapes Estimates Evaluates Exits
  Expands Expects Expires Explains Exports Extends Extracts Fades Fails Fetches Fills Filters Finds Finishes Fires Flattens Flips
  Flushes Focuses Folds Follows Forbids Forces Forgets Formats Forwards Frees Generates Gets Gives Goes Grants Greets Groups Guards
  Handles Hands Hashes Hides Holds Identifies Ignores Implements Imports Includes Increments Inserts Installs Interrupts Invalidates
  Invites Issues Joins Judges Jumps Keeps Kills Launches Leads Leaves Lets Links Listens Lists Loads Locates Locks Logs Looks Lowers
  Mails Makes Maps Marks Matches Measures Merges Migrates Moves Names Narrows Needs Normalises Notifies Observes Offers Omits Opens
  Orders Overwrites Parses Passes Pauses Pays Performs Persists Picks Plans Plays Polls Posts Prefers Preloads Prepares Presses
  Prevents Prints Processes Produces Promises Proves Provides Publishes Pushes Puts Queues Quotes Raises Ranks Rates Reaches Reads
  Reboots Rebuilds Receives Recognises Records Redeems Redirects Reduces Refetches Refreshes Refunds Refuses Registers Rejects
  Releases Reloads Remembers Removes Renames Renders Renews Reopens Repairs Repeats Replaces Reports Requests Requires Resends
  Reserves Resets Resolves Responds Restarts Restores Resumes Retries Returns Reverses Revokes Rewrites Rolls Rotates Rounds Runs
  Samples Saves Schedules Scrolls Seals Searches Selects Sends Separates Serialises Serves Sets Shares Shortens Shows Shuts Signs
  Simulates Skips Sleeps Solves Sorts Spends Splits Stalls Starts States Stops Stores Strips Stubs Submits Subscribes Subtracts
  Suggests Sums Supplies Suspends Swaps Switches Synchronises Takes Tells Tests Throttles Throws Titles Toggles Tracks Transfers
  Translates Treats Tries Trims Truncates Turns Undoes Unregisters Unsubscribes Updates Upgrades Uploads Uses Validates Verifies
  Visits Voids Waits Walks Warns Watches Weighs Withdraws Wraps Writes Yields
  `
    .trim()
    .split(/\s+/),
);
