// Before anything is drawn: the mood and the text size this device was set to, so that nothing flashes.
;(function () {
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('portroyal.preferences') || '{}') || {}
  } catch (e) {
    kept = {}
  }
  var root = document.documentElement
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (kept.textSize) root.dataset.textSize = kept.textSize
})()
