/** A name of the framework, on the root element. */
export enum AnnouncementAttribute {
  /** `true` if the reader has closed the announcement. The script in the page's head writes it, and stylesheets read it. */
  dismissed = 'data-announcement-bar-initially-dismissed',
}
