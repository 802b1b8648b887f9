import {createApp} from 'vue'
import App from './App.vue'
import {resumeSession} from './auth'
import {router} from './router'
import './style.css'

// #region start
// The callback creates a session, so don't look for an existing one.
if (location.pathname !== '/callback') await resumeSession()

createApp(App).use(router).mount('#app')
// #endregion start
