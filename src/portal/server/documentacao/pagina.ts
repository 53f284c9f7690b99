type Json = Record<string, unknown>;
type Operacao = { tags?: string[]; summary?: string; description?: string; parameters?: Json[]; requestBody?: Json; responses?: Json };

const escapar = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const estilo = `body{font:14px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2b2a}h2{margin-top:2rem;border-bottom:1px solid #dfe5e3}
summary{cursor:pointer;padding:.3rem 0}code,pre{font:12px/1.45 ui-monospace,monospace}pre{background:#f6f8f7;padding:.6rem;overflow:auto}b{display:inline-block;min-width:4rem;color:#0f6b5b}`;

/** The API document as one plain page that needs no script. */
export function paginaDaDocumentacao(documento: Json): string {
  const grupos = new Map<string, string[]>();
  for (const [caminho, metodos] of Object.entries(documento.paths as Record<string, Record<string, Operacao>>)) {
    for (const [metodo, op] of Object.entries(metodos)) {
      const grupo = op.tags?.[0] ?? '';
      const detalhes = JSON.stringify({ parameters: op.parameters, requestBody: op.requestBody, responses: op.responses }, null, 1);
      const item = `<details><summary><b>${metodo.toUpperCase()}</b> <code>${escapar(caminho)}</code> ${escapar(op.summary ?? '')}</summary><p>${escapar(op.description ?? '')}</p><pre>${escapar(detalhes)}</pre></details>`;
      grupos.set(grupo, [...(grupos.get(grupo) ?? []), item]);
    }
  }
  const corpo = [...grupos]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([grupo, itens]) => `<h2>${escapar(grupo)}</h2>${itens.join('')}`)
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pátio API</title><style>${estilo}</style><h1>Pátio API</h1><p><a href="/api/openapi.json">openapi.json</a></p>${corpo}</html>`;
}
