// Lists as async iterations. A page is fetched when it is asked for, never ahead.

export type Page<Item> = { items: Item[]; next_cursor: string | null; has_more?: boolean }
export type FetchPage<P> = (cursor: string | undefined) => Promise<P>

/** Every page of a list, from `cursor` on. */
export async function* pagesOf<P extends Page<unknown>>(fetchPage: FetchPage<P>, cursor?: string): AsyncGenerator<P, void, undefined> {
  let next = cursor
  for (;;) {
    const page = await fetchPage(next)
    yield page
    // Events always have a next cursor, to poll on: there `has_more` tells the end.
    if (page.next_cursor === null || page.has_more === false) return
    next = page.next_cursor
  }
}

/** Every record of a list, one by one. */
export async function* itemsOf<Item>(pages: AsyncIterable<Page<Item>>): AsyncGenerator<Item, void, undefined> {
  for await (const { items } of pages) yield* items
}

/**
 * Pages of events that hold something, without end: at the end of what there is it waits and asks again.
 * @param wait the pause between two looks; throws to end the polling
 */
export async function* pollPages<P extends Page<unknown>>(fetchPage: FetchPage<P>, wait: () => Promise<void>, cursor?: string): AsyncGenerator<P, never, undefined> {
  let next = cursor
  for (;;) {
    const page = await fetchPage(next)
    next = page.next_cursor ?? next
    if (page.items.length > 0) yield page
    if (page.has_more !== true) await wait()
  }
}
