// The way from the reference back to the guides. The page around it is not ours, so the header is put in here.
const header = document.createElement('header')
header.className = 'titen-header'
for (const [href, text] of [['/docs', 'Titen'], ['/docs', 'Guides'], ['/openapi.yaml', 'openapi.yaml'], ['/mcp-tools.json', 'mcp-tools.json']]) {
  const link = document.createElement('a')
  link.href = href
  link.textContent = text
  header.append(link)
}
document.body.prepend(header)
