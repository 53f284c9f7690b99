import { entregues } from '#domains/academico/documentos/padrao/entregues/lista.ts';
import { valoresDe } from '#domains/academico/documentos/termos/guia.ts';
import { carregarFatosDosPapeis } from '#domains/academico/documentos/termos/server/door.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { PapelPronto } from '#platform/server/papel/compor.ts';
import { imprimirPapeis } from '#platform/server/papel/imprimir.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';
import { preencher } from '#shared/papel/preencher.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

const CONTRATOS = 600;
const fuso = 'America/Belem';
type Dados = { matriculas: number[]; conteudo: ConteudoDoPapel };

function contrato(vezes: number): ConteudoDoPapel {
  const { conteudo } = papelDoContrato;
  const { blocos } = conteudo;
  // As many pages as the contracts of large schools have.
  return { ...conteudo, blocos: Array.from({ length: vezes }, () => blocos).flat() };
}

async function preparar({ cliente }: ContextoBench, { quantas, vezes }: { quantas: number; vezes: number }): Promise<Dados> {
  const { rows } = await cliente.query(
    `select m.id from v_matricula_resumo m where m.ativa and exists (select 1 from v_contrato_resumo c where c.matricula_id = m.id and c.situacao = 'ativo') order by m.id limit $1`,
    [quantas],
  );
  const matriculas = (rows as { id: string }[]).map(({ id }) => Number(id));
  if (matriculas.length < quantas) throw new Error(`only ${matriculas.length} contracts`);
  return { matriculas, conteudo: contrato(vezes) };
}

/** The rows that the papers are made of, read with nothing made of them. */
async function ler({ cliente }: ContextoBench, { matriculas }: Dados): Promise<number> {
  const { rows } = await cliente.query(
    'select m.*, p.* from v_matricula_resumo m join v_contrato_resumo c on c.matricula_id = m.id join v_contrato_preco p on p.contrato_id = c.id where m.id = any($1)',
    [matriculas],
  );
  return new Set((rows as { codigo: string }[]).map(({ codigo }) => codigo)).size;
}

async function imprimir({ db }: ContextoBench, { matriculas, conteudo }: Dados): Promise<number> {
  const hoje = await hojeNaEscola(db, fuso);
  const [escola, fatos] = [await lerEscola(db), await carregarFatosDosPapeis(db, matriculas, { hoje, comBoletim: false })];
  const papeis = fatos.map((um): PapelPronto => {
    const codigo = 'AAAA-BBBB-CCCC';
    const valores = valoresDe({ ...um, papel: { numero: '2026-00001', codigo, finalidade: null } });
    return {
      papel: preencher(conteudo, valores).papel,
      escola,
      selo: { codigo, endereco: `https://escola.exemplo/conferir-documento/${codigo}`, emitidoPor: '' },
    };
  });
  const pdf = await imprimirPapeis(papeis, { titulo: 'Contratos', criadoEm: '2026-03-10T12:00:00Z', imagens: new Map() });
  const paginas = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  if (paginas < papeis.length) throw new Error(`${paginas} pages for ${papeis.length} papers`);
  return papeis.length;
}

/** Papers of templates, as a request and a job make them: read, filled in, composed, drawn. */
export const papeis: Caso[] = [
  defineCaso<Dados>({
    nome: '18 preview of a contract of 8 pages',
    meta: { c1: 150 },
    preparar: (contexto) => preparar(contexto, { quantas: 1, vezes: 4 }),
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
