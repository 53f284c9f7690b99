import { randomUUID } from 'node:crypto';
import { setTimeout as espera } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import { type Caso, conferirLista, defineCaso, type PaginaLida } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import type { Pedir } from '../pedir.ts';
import { listaPorNome } from './pessoas.ts';

const secretaria = 'secretaria@demo.escola';
const financeiro = 'financeiro@demo.escola';

type Ao<D> = {
  nome: string;
  outros: NonNullable<Caso['outros']>;
  preparar?: (contexto: ContextoBench) => Promise<D>;
  enquanto: (pedir: Pedir, dados: D, n: number) => Promise<unknown>;
};
/** A clerk's list beside what others do: its slowest twentieth is at most three times that of an idle server. */
const ao = <D>({ nome, ...partes }: Ao<D>): Caso =>
  defineCaso<D>({
    nome: `16 people list beside ${nome}`,
    meta: { p95Ocioso: 3 },
    vezes: 300,
    sql: listaPorNome.sql,
    http: listaPorNome.http,
    conferir: (doSql, data) => conferirLista(doSql, { ...(data as PaginaLida), total: null }),
    ...partes,
  });

/** 5,000 lines of 60 equal cells: some fifty KB packed, many MB unpacked. */
async function planilha(): Promise<string> {
  const linha = Array.from({ length: 60 }, () => 'a');
  const rows = [linha.map((_, i) => `Coluna ${i}`), ...Array.from({ length: 4_999 }, () => linha)];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Pessoas', rows }] })).toString('base64');
}

function enviar(pedir: Pedir, conteudo: string): Promise<unknown> {
  const limite = `bench-${randomUUID()}`;
  const bruto = Buffer.concat([
    Buffer.from(
      `--${limite}\r\nContent-Disposition: form-data; name="file"; filename="p.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(conteudo, 'base64'),
    Buffer.from(`\r\n--${limite}--\r\n`),
  ]);
  return pedir('Pessoa/importacao', {
    metodo: 'POST',
    bruto,
    cabecalhos: { 'content-type': `multipart/form-data; boundary=${limite}`, 'content-length': String(bruto.length) },
  });
}

/** Case 16: nobody is starved by what others have under way. */
export const aoLado: Caso[] = [
  ao({
    nome: '500 idle connections',
    outros: { conexoes: 500, emails: [] },
    // Kept open between two small questions, as browsers keep theirs.
    enquanto: async (pedir) => {
      await pedir('saude');
      await espera(20_000);
    },
  }),
  ao({
    nome: '500 busy connections of another user',
    outros: { conexoes: 500, emails: [secretaria] },
    enquanto: (pedir, _, n) =>
      pedir(`Pessoa/obter-pessoas-paginado?TamanhoDaPagina=50&CampoOrdenado=nome&Parte=pagina&NumeroDaPagina=${1 + (n % 20)}`),
  }),
  ao({
    nome: '500 busy connections of nobody',
    outros: { conexoes: 500, emails: [] },
    enquanto: (pedir) => pedir('saude'),
  }),
  ao({
    nome: '500 busy connections of nobody on files of the site',
    outros: { conexoes: 500, emails: [] },
    preparar: async ({ endereco }) => {
      const pagina = await (await fetch(endereco)).text();
      return [...pagina.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, arquivo = '']) => arquivo);
    },
    enquanto: (pedir, arquivos, n) => pedir(arquivos[n % arquivos.length] ?? ''),
  }),
  ao({
    nome: '20 heavy reports of two users',
    outros: { conexoes: 20, emails: [financeiro, secretaria] },
    enquanto: (pedir, _, n) =>
      pedir(n % 2 === 0 ? 'Relatorio/recebimentos/exportar?Formato=csv' : 'Relatorio/inadimplencia/exportar?Formato=csv'),
  }),
  ao({
    nome: '10 anonymous clients on the documentation',
    outros: { conexoes: 10, emails: [] },
    enquanto: (pedir, _, n) => pedir(n % 2 === 0 ? 'docs' : 'openapi.json'),
  }),
  ao({
    nome: '20 sheets at once of one user',
    outros: { conexoes: 20, emails: [secretaria] },
    preparar: planilha,
    enquanto: enviar,
  }),
  ao({
    nome: '40 jobs of one user',
    outros: { conexoes: 1, emails: [financeiro] },
    async preparar({ cliente }) {
      const { rows } = await cliente.query(`select pagador_id as id, extract(year from now())::int - 1 as ano from titulos_receber
        where recebido_centavos > 0 group by pagador_id order by pagador_id limit 200`);
      const lidas = rows as { id: string; ano: number }[];
      return { tipo: 'ir', ano: lidas[0]?.ano, pagadorIds: lidas.map(({ id }) => Number(id)) };
    },
    async enquanto(pedir, corpo) {
      for (let i = 0; i < 40; i += 1)
        await pedir('Declaracao/lotes', { metodo: 'POST', corpo, cabecalhos: { 'idempotency-key': randomUUID() } });
      await espera(30_000);
    },
  }),
];
