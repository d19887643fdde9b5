/**
 * Runs in the head, before the first paint: a cached page is the same for everybody, so what depends on the person
 * (logged in or not, the chosen theme, whether the cookie notice was read) is told to the styles by attributes.
 */
export const FIRST_LOOK = `(function(d,c,m){try{if(JSON.parse(localStorage.getItem('cigogne')||'{}').token)d.session='in'}catch(e){}if(m=/(?:^|; )theme=(dark|light)/.exec(c))d.theme=m[1];if(!/(?:^|; )cookies=ok/.test(c))d.cookies='ask';d.script='on'})(document.documentElement.dataset,document.cookie)`;
