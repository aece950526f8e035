addEventListener('click', async (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  const response = await fetch(`/rows${link.search}`);
  document.getElementById('list').innerHTML = await response.text();
});
