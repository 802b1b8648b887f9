export enum AnnouncementAttribute {
  /** The ID of the announcement, if readers can close it. */
  id = 'data-announcement',
  /** Of the framework, on the root element: `true` if the reader has closed the announcement. The script in the page's head writes it, and stylesheets read it. */
  dismissed = 'data-announcement-bar-initially-dismissed',
}
