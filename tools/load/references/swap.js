const show = async (search) => {
  const response = await fetch(`/rows${search}`);
  document.getElementById('list').innerHTML = await response.text();
};
addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  show(link.search);
});
addEventListener('input', ({ target }) => show(`?search=${encodeURIComponent(target.value)}`));
