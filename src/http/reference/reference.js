// The search in the index of the reference, this server's address in the lines for curl, and buttons that copy them.
// Without this script, a page lacks nothing else.

for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.href.split('/docs/')[0];

for (const example of document.querySelectorAll('pre[data-copy]')) {
  const button = document.createElement('button');
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const text = example.querySelector('code');
    getSelection().selectAllChildren(text);
    // Over plain http from another machine there is no clipboard: then the line is selected.
    await navigator.clipboard?.writeText(text.textContent);
    button.textContent = navigator.clipboard ? 'Copied' : 'Selected';
  });
  example.append(button);
}

const entries = document.getElementById('entries');
if (entries) {
  const field = document.querySelector('input[name=q]');
  const found = document.getElementById('found');
  const items = [...entries.querySelectorAll('li')].map((item) => {
    return { item, text: `${item.textContent} ${item.dataset.words ?? ''}`.toLowerCase() };
  });
  const search = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { item, text } of items) {
      item.hidden = !words.every((word) => text.includes(word));
      count += item.hidden ? 0 : 1;
    }
    for (const section of entries.querySelectorAll('section')) section.hidden = !section.querySelector('li:not([hidden])');
    found.textContent = words.length > 0 ? `${count} found` : '';
  };
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', search);
  field.form.addEventListener('submit', (event) => event.preventDefault());
  search();
}
