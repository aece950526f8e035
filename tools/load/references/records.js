const kept = new Map();
const main = document.querySelector('main');
kept.set(location.pathname, Promise.resolve(main.innerHTML));
const fetchAhead = (path) => {
  if (!kept.has(path))
    kept.set(
      path,
      fetch(`${path}?part`).then((response) => response.text()),
    );
  return kept.get(path);
};
const show = async (path) => {
  main.innerHTML = await fetchAhead(path);
};
let timer;
addEventListener('pointerover', ({ target }) => {
  clearTimeout(timer);
  const link = target.closest('a');
  if (link) timer = setTimeout(fetchAhead, 80, link.pathname);
});
addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  show(link.pathname);
});
addEventListener('popstate', () => show(location.pathname));
