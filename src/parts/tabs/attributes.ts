/** Names that `Tabs` shares with `tabs.client.ts` and with the console, which fills in the samples. */
export enum TabsAttribute {
  /** On a tab: the id of its group. */
  group = 'data-tab-group',
  /** On a panel: the id of its tab. */
  panel = 'data-tab-panel',
}
