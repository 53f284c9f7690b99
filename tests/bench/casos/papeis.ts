import { papelDoContrato } from '#domains/academico/contratos/papel/modelo.ts';
import { contratosEmPdf } from '#domains/academico/contratos/papel/server/contrato-pdf.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

const CONTRATOS = 600;
const fuso = 'America/Belem';
type Dados = { matriculas: number[]; contratos: number[]; conteudo: ConteudoDoPapel };

function contrato(vezes: number): ConteudoDoPapel {
  const { conteudo } = papelDoContrato;
  const { blocos } = conteudo;
  // As many pages as the contracts of large schools have.
  return { ...conteudo, blocos: Array.from({ length: vezes }, () => blocos).flat() };
}

async function preparar({ cliente }: ContextoBench, { quantas, vezes }: { quantas: number; vezes: number }): Promise<Dados> {
  const { rows } = await cliente.query(
    `select m.id, min(c.id) as contrato from v_matricula_resumo m join v_contrato_resumo c on c.matricula_id = m.id and c.situacao = 'ativo'
      where m.ativa group by m.id order by m.id limit $1`,
    [quantas],
  );
  const achados = rows as { id: string; contrato: string }[];
  const matriculas = achados.map(({ id }) => Number(id));
  const contratos = achados.map(({ contrato: id }) => Number(id));
  if (matriculas.length < quantas) throw new Error(`only ${matriculas.length} contracts`);
  return { matriculas, contratos, conteudo: contrato(vezes) };
}

/** The rows that the papers are made of, read with nothing made of them. */
async function ler({ cliente }: ContextoBench, { matriculas }: Dados): Promise<number> {
  const { rows } = await cliente.query(
    'select m.*, p.* from v_matricula_resumo m join v_contrato_resumo c on c.matricula_id = m.id join v_contrato_preco p on p.contrato_id = c.id where m.id = any($1)',
    [matriculas],
  );
  return new Set((rows as { codigo: string }[]).map(({ codigo }) => codigo)).size;
}

async function imprimir({ db }: ContextoBench, { contratos }: Dados): Promise<number> {
  const { corpo } = await contratosEmPdf(db, { ids: contratos }, { tzEscola: fuso, publicUrl: 'https://escola.exemplo' });
  const paginas = (corpo as Buffer).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  if (paginas < 2 * contratos.length) throw new Error(`${paginas} pages for ${contratos.length} contracts`);
  return contratos.length;
}

/** Papers of templates, as a request and a job make them: read, filled in, composed, drawn. */
export const papeis: Caso[] = [
  defineCaso<Dados>({
    nome: '18 preview of a contract of 8 pages',
    meta: { c1: 150 },
    preparar: (contexto) => preparar(contexto, { quantas: 1, vezes: 6 }),
    sql: ler,
    http: async (pedir, { matriculas, conteudo }) =>
      pedir('DocumentoPadrao/previa', { metodo: 'POST', corpo: { conteudo, matriculaId: matriculas[0] } }),
    conferir: (doSql, doProduto) => {
      const { paginas } = doProduto as { paginas: unknown[] };
      igual('contracts', doSql, 1);
      if (paginas.length < 8) throw new Error(`${paginas.length} pages`);
    },
  }),
  defineCaso<Dados>({
    nome: '18 600 contracts in one PDF (100 pages a second)',
    meta: { c1: CONTRATOS * 20 },
    vezes: 3,
    soUm: true,
    preparar: (contexto) => preparar(contexto, { quantas: CONTRATOS, vezes: 1 }),
    sql: ler,
    lote: imprimir,
    conferir: (doSql, doProduto) => igual('contracts', doSql, doProduto),
  }),
];
