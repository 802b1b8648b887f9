import {createApp} from 'vue'
import App from './App.vue'
import {resumeSession} from './auth'
import {router} from './router'
import './style.css'

// #region start
// A page that a login comes back to has a session anyway.
if (location.pathname !== '/callback') await resumeSession()

createApp(App).use(router).mount('#app')
// #endregion start
