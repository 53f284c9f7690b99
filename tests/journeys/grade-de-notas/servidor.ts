import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { LinhaGravada, RespostaDaLinha, Valor } from '#platform/web/grade/index.ts';
import { raiz } from '#tests/tidy/arvore.ts';

const COLUNAS = [...Array.from({ length: 26 }, (_, i) => `p${i + 1}`), 'aula', 'livros', 'obs'];
const ALUNOS = 60;

/** The page's script and style, built as the product's are; names stay, so that renders can be counted by component. */
async function construir(): Promise<{ script: string; estilo: string }> {
  const saidas = await build({
    configFile: false,
    root: raiz,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'pagina.tsx'), output: { codeSplitting: false } },
    },
  });
  const partes = [saidas].flat().flatMap((saida) => ('output' in saida ? saida.output : []));
  const script = partes.find((parte) => parte.type === 'chunk')?.code ?? '';
  const estilo = partes
    .flatMap((parte) => (parte.type === 'asset' && parte.fileName.endsWith('.css') ? [String(parte.source)] : []))
    .join('\n');
  return { script, estilo };
}

const corpoDe = async (pedido: IncomingMessage): Promise<string> => {
  let corpo = '';
  for await (const parte of pedido) corpo += String(parte);
  return corpo;
};

/** A server that keeps rows by version, as the product's will: it judges each row, repeats an answer for a repeated key, and can be cut off. */
export async function servirNotas() {
  const { script, estilo } = await construir();
  const linhas = new Map<string, LinhaGravada>();
  const respondidas = new Map<string, string>();
  const estado = { foraDoAr: false, perdeResposta: false, pedidos: 0 };
  const recomecar = (): void => {
    for (let i = 1; i <= ALUNOS; i += 1)
      linhas.set(`aluno${i}`, { id: `aluno${i}`, versao: 1, valores: Object.fromEntries(COLUNAS.map((coluna) => [coluna, null])) });
    Object.assign(estado, { foraDoAr: false, perdeResposta: false, pedidos: 0 });
  };
  recomecar();

  function julgar({ id, versao, valores }: LinhaGravada): RespostaDaLinha {
    const atual = linhas.get(id);
    if (!atual) return { id, recusa: 'Aluno desconhecido.' };
    if (atual.versao !== versao) return { id, conflito: { versao: atual.versao, valores: atual.valores, por: 'Rui' } };
    if (valores['p5'] !== undefined && valores['p5'] !== null) return { id, recusa: 'A etapa está fechada.', colunas: ['p5'] };
    const nova = { id, versao: versao + 1, valores: { ...atual.valores, ...valores } };
    linhas.set(id, nova);
    return { id, versao: nova.versao };
  }

  const html = `<!doctype html><html lang="pt-BR" data-mantine-color-scheme="light"><head><meta charset="utf-8"><title>Notas</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><link rel="stylesheet" href="/estilo.css">
</head><body><div id="raiz"></div><script type="module" src="/script.js"></script></body></html>`;
  const servidor = createServer(async (pedido, resposta) => {
    const enviar = (tipo: string, corpo: string) => resposta.writeHead(200, { 'content-type': `${tipo}; charset=utf-8` }).end(corpo);
    if (pedido.url === '/script.js') return enviar('text/javascript', script);
    if (pedido.url === '/estilo.css') return enviar('text/css', estilo);
    if (pedido.url !== '/linhas') return enviar('text/html', html);
    if (pedido.method === 'GET') return enviar('application/json', JSON.stringify([...linhas.values()]));
    estado.pedidos += 1;
    if (estado.foraDoAr) return pedido.socket.destroy();
    const chave = String(pedido.headers['idempotency-key']);
    const pedidas = JSON.parse(await corpoDe(pedido)) as LinhaGravada[];
    const respostas = respondidas.get(chave) ?? JSON.stringify(pedidas.map(julgar));
    respondidas.set(chave, respostas);
    if (estado.perdeResposta) {
      estado.perdeResposta = false;
      return pedido.socket.destroy();
    }
    return enviar('application/json', respostas);
  });
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
  return {
    endereco: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/`,
    estado,
    recomecar,
    valor: (id: string, coluna: string): Valor | undefined => linhas.get(id)?.valores[coluna],
    versao: (id: string): number | undefined => linhas.get(id)?.versao,
    /** Somebody else saves a cell. */
    gravarPorOutro(id: string, coluna: string, valor: Valor): void {
      const atual = linhas.get(id);
      if (atual) linhas.set(id, { ...atual, versao: atual.versao + 1, valores: { ...atual.valores, [coluna]: valor } });
    },
    fechar: () => new Promise<void>((pronto) => servidor.close(() => pronto())),
  };
}
