import nprogress from 'nprogress'

// The classic theme drives the bar. Its own HTML has a role that does not exist.
nprogress.configure({template: '<div class="bar"><div class="peg"></div></div>', barSelector: '.bar'})
