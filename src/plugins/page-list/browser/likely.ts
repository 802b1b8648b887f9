import {LikelyPages} from './LikelyPages'

// A page that React puts together anew can bring the script a second time.
if (!customElements.get('likely-pages')) customElements.define('likely-pages', LikelyPages)
