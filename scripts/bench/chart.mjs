// Charts as SVG, written by hand: no library, no script, readable on light and dark.

import { figure } from './report.mjs'

const STYLE = `<style>
  .ground { fill: #ffffff } .ink { fill: #1f2328 } .soft { fill: #59636e } .grid { stroke: #d1d9e0; stroke-width: 1 }
  .s0 { stroke: #0550ae; fill: #0550ae } .s1 { stroke: #bc4c00; fill: #bc4c00 } .s2 { stroke: #1a7f37; fill: #1a7f37 } .s3 { stroke: #8250df; fill: #8250df }
  .line { fill: none; stroke-width: 2 } text { font: 12px system-ui, sans-serif; stroke: none } .title { font-weight: 600; font-size: 13px }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } .ink { fill: #f0f6fc } .soft { fill: #9198a1 } .grid { stroke: #3d444d }
    .s0 { stroke: #79c0ff; fill: #79c0ff } .s1 { stroke: #ffa657; fill: #ffa657 } .s2 { stroke: #7ee787; fill: #7ee787 } .s3 { stroke: #d2a8ff; fill: #d2a8ff }
  }
</style>`
// Told apart without colour too.
const DASHES = ['', '6 3', '2 3', '8 3 2 3']

const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const short = (value) => (value >= 1e6 ? `${value / 1e6}M` : value >= 1000 ? `${value / 1000}k` : String(value))

/** Powers of ten around some values. */
function decades (values) {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  return Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i))
}

/** A panel with both scales logarithmic: equal ratios are equal lengths. */
function panel ({ title, unit, series }, { x, y, width, height }) {
  const points = series.flatMap((entry) => entry.points)
  const xTicks = decades(points.map(([at]) => at))
  const yTicks = decades(points.map(([, value]) => value))
  const scale = (ticks, from, to) => (value) => from + ((to - from) * (Math.log10(value) - Math.log10(ticks[0]))) / (Math.log10(ticks.at(-1)) - Math.log10(ticks[0]))
  const toX = scale(xTicks, x + 12, x + width - 12)
  const toY = scale(yTicks, y + height, y)
  const round = (value) => value.toFixed(1)
  const grid = yTicks.map((tick) => `<line class="grid" x1="${x}" x2="${x + width}" y1="${round(toY(tick))}" y2="${round(toY(tick))}"/><text class="soft" text-anchor="end" x="${x - 6}" y="${round(toY(tick) + 4)}">${short(tick)}</text>`)
  const feet = xTicks.map((tick) => `<text class="soft" text-anchor="middle" x="${round(toX(tick))}" y="${y + height + 18}">${short(tick)}</text>`)
  const lines = series.map((entry, i) => {
    const path = entry.points.map(([at, value]) => `${round(toX(at))},${round(toY(value))}`).join(' ')
    const dots = entry.points.map(([at, value]) => `<circle cx="${round(toX(at))}" cy="${round(toY(value))}" r="3"><title>${escape(entry.name)}, ${short(at)}: ${figure(value)} ${unit}</title></circle>`).join('')
    return `<g class="s${i % 4}"><polyline class="line" stroke-dasharray="${DASHES[i % 4]}" points="${path}"/>${dots}</g>`
  })
  return `<text class="ink title" x="${x}" y="${y - 14}">${escape(title)}</text>\n${[...grid, ...feet, ...lines].join('\n')}`
}

function legend (series, x, y) {
  return series.map(({ name }, i) => {
    const at = x + i * 165
    return `<g class="s${i % 4}"><line x1="${at}" x2="${at + 26}" y1="${y}" y2="${y}" stroke-width="2" stroke-dasharray="${DASHES[i % 4]}"/></g><text class="ink" x="${at + 32}" y="${y + 4}">${escape(name)}</text>`
  }).join('\n')
}

/** Panels side by side that share a legend. @param panels each `{ title, unit, series: [{ name, points: [[x, y]] }] }` */
export function drawPanels (title, panels, foot) {
  const width = 760
  const each = (width - 60 * panels.length - 20) / panels.length
  const body = panels.map((entry, i) => panel(entry, { x: 60 + i * (each + 60), y: 86, width: each, height: 220 })).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 370" role="img" aria-label="${escape(title)}">
${STYLE}
<rect class="ground" width="${width}" height="370" rx="6"/>
<text class="ink title" x="20" y="26">${escape(title)}</text>
${legend(panels[0].series, 20, 46)}
${body}
<text class="soft" x="20" y="354">${escape(foot)}</text>
</svg>
`
}

/** Bars in groups, from 0 to 100. @param groups each `{ name, bars: [{ name, value }] }`, the same bars in each */
export function drawBars (title, groups, foot) {
  const width = 760
  const left = 46
  const top = 70
  const height = 230
  const slot = (width - left - 20) / groups.length
  const names = groups[0].bars.map(({ name }) => name)
  const bar = Math.min(34, (slot - 16) / names.length)
  const toY = (value) => top + height * (1 - value / 100)
  const grid = [0, 25, 50, 75, 100].map((tick) => `<line class="grid" x1="${left}" x2="${width - 20}" y1="${toY(tick)}" y2="${toY(tick)}"/><text class="soft" text-anchor="end" x="${left - 6}" y="${toY(tick) + 4}">${tick}</text>`)
  const bars = groups.map((group, g) => {
    const x = left + g * slot + (slot - bar * names.length) / 2
    const columns = group.bars.map(({ name, value }, i) => `<g class="s${i % 4}"><rect x="${(x + i * bar).toFixed(1)}" y="${toY(value).toFixed(1)}" width="${(bar - 3).toFixed(1)}" height="${((height * value) / 100).toFixed(1)}"><title>${escape(group.name)}, ${escape(name)}: ${value.toFixed(1)}</title></rect></g>`
      + `<text class="soft" text-anchor="middle" font-size="10" x="${(x + (i + 0.5) * bar).toFixed(1)}" y="${(toY(value) - 4).toFixed(1)}">${value.toFixed(0)}</text>`)
    return `${columns.join('')}<text class="ink" text-anchor="middle" x="${(left + (g + 0.5) * slot).toFixed(1)}" y="${top + height + 18}">${escape(group.name)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 360" role="img" aria-label="${escape(title)}">
${STYLE}
<rect class="ground" width="${width}" height="360" rx="6"/>
<text class="ink title" x="20" y="26">${escape(title)}</text>
${legend(groups[0].bars, 20, 46)}
${grid.join('\n')}
${bars.join('\n')}
<text class="soft" x="20" y="346">${escape(foot)}</text>
</svg>
`
}
