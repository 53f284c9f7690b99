import { type RawBuilder, sql } from 'kysely';
import { pessoasDoCpf } from '#domains/pessoas/busca/server/door.ts';
import { contemPalavras, type DefinicaoLista, ondeTodas, soFiltraPor } from '#platform/server/listas/listas.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import type { FiltrosTitulo } from '../api.ts';
import { type CodigoDeBoleto, codigoDeBoleto, confereDigito, emBarras, txidDoPix } from '../codigo-de-boleto.ts';

type Lista = DefinicaoLista<string>;

/** The installments of agreements that take in debts of these students, as ids. */
const emAcordoDe = (alunos: RawBuilder<unknown>) =>
  sql`select x.titulo_id from acordos_parcelas_partes x join titulos_receber o on o.id = x.origem_titulo_id where o.aluno_id in ${alunos}`;

/** The titles of people, as payer or student, as ids: each part by an index of its own. */
const dasPessoas = (pessoas: RawBuilder<unknown>): RawBuilder<unknown>[] => [
  sql`select o.id from titulos_receber o where o.pagador_id in ${pessoas}`,
  sql`select o.id from titulos_receber o where o.aluno_id in ${pessoas}`,
  emAcordoDe(pessoas),
];
/** The same asked of one title after the other. */
const eDasPessoas = (pessoas: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(t.pagador_id in ${pessoas} or t.aluno_id in ${pessoas} or (t.origem = 'acordo' and t.id in (${emAcordoDe(pessoas)})))`;

/** Who has the words of a search in the name, or the whole CPF that was typed. */
function pessoasDa(nome: string | undefined): RawBuilder<unknown> | null {
  const comCpf = pessoasDoCpf(nome);
  if (comCpf) return sql`(select unnest(${comCpf}))`;
  const palavras = contemPalavras(sql`p.nome_busca`, nome);
  return palavras.length === 0 ? null : sql`(select p.id from v_pessoa_resumo p where ${sql.join(palavras, sql` and `)})`;
}

/** The titles whose slips a code was read off, as ids; living or not, for a paper of before is brought to the counter too. */
const doBoleto = (codigo: CodigoDeBoleto): RawBuilder<unknown> => sql`select x.titulo_id from ${boletosDoCodigo(codigo)} x`;

/**
 * The slips that a code is of. Another due date changes a code but for its bank and the bank's part of it: a paper of before names its slip by those,
 * looked for only where no slip has the whole code; one that was mistyped names none.
 */
export function boletosDoCodigo(codigo: CodigoDeBoleto): RawBuilder<unknown> {
  if (codigo.tipo === 'nossoNumero')
    return sql`(select b.id, b.titulo_id from v_boleto b where b.nosso_numero = ${codigo.digitos} or numero_impresso_do_boleto(b.nosso_numero_impresso) = ${codigo.digitos})`;
  const barras = emBarras(codigo);
  const inteira = sql`select b.id, b.titulo_id from v_boleto b where b.codigo_barras = ${barras}`;
  if (!confereDigito(barras)) return sql`(${inteira})`;
  const [banco, campoLivre] = [barras.slice(0, 3), barras.slice(19)];
  return sql`(${inteira}
    union all select b.id, b.titulo_id from v_boleto b where substr(b.codigo_barras, 20) = ${campoLivre} and left(b.codigo_barras, 3) = ${banco}
      and not exists (select 1 from v_boleto e where e.codigo_barras = ${barras}))`;
}

/**
 * The words of a search in the payer's name, the student's name, or the number of the title (digits, a hyphen, a stroke); a whole CPF;
 * what is printed on a slip: its typed line, its barcode, the bank's number; or the txid by which a bank statement tells of a Pix code of the school.
 */
export function busca(nome: string | undefined): RawBuilder<unknown> | null {
  const txid = txidDoPix(nome);
  if (txid && 'carta' in txid) return umDos([sql`select x.titulo_id from v_carta_cobranca_titulo x where x.carta_numero = ${txid.carta}`]);
  const codigo = codigoDeBoleto(nome);
  if (codigo && codigo.tipo !== 'nossoNumero') return umDos([doBoleto(codigo)]);
  return procurados(nome, codigo ? [doBoleto(codigo)] : []);
}

/** What `busca` looks for but the codes of slips. */
export const semCodigo = (nome: string | undefined): RawBuilder<unknown> | null => procurados(nome, []);

/** The ways of finding titles are one set of ids: joined by "or" they would be asked of every title, one after the other. */
const umDos = (ids: RawBuilder<unknown>[]): RawBuilder<unknown> => sql`t.id in (${sql.join(ids, sql` union all `)})`;

function procurados(nome: string | undefined, outros: RawBuilder<unknown>[]): RawBuilder<unknown> | null {
  const pessoas = pessoasDa(nome);
  // A txid has as many digits as a CPF.
  const txid = txidDoPix(nome);
  const ids = [
    ...(pessoas ? dasPessoas(pessoas) : []),
    ...(txid && 'titulo' in txid ? [sql`select o.id from titulos_receber o where o.numero = ${txid.titulo}`] : []),
    ...(pessoas && !pessoasDoCpf(nome) && isNumero(nome)
      ? [sql`select t.id from titulos_receber t where ${sql.join(contemPalavras(sql`t.numero`, nome), sql` and `)}`]
      : []),
    ...outros,
  ];
  return ids.length === 0 ? null : umDos(ids);
}
const isNumero = (nome: string | undefined): boolean => /^[\d\s/-]+$/.test(nome ?? '');

/** So many titles are looked at in their order before all of who has a name are gathered: most names are found among them. */
const PRIMEIROS = 8_000;
/** Where titles of a name are asked for by due date, open ones or all: these are walked in that order, and a common name fills the page soon. */
export function primeirasPorNome(
  f: FiltrosTitulo,
  p: Paginacao,
  { outras, juncoes }: { outras: Lista['onde']; juncoes: RawBuilder<unknown> },
): Lista['primeiras'] {
  const pessoas = pessoasDa(f.nome);
  const seguidas = f.situacoes.every((s) => s === 'aberto' || s === 'parcial' || s === 'vencido');
  const comum = pessoas && !isNumero(f.nome) && codigoDeBoleto(f.nome) === null && txidDoPix(f.nome) === null && !pessoasDoCpf(f.nome);
  if (!comum || p.campoOrdenado !== 'vencimento' || !seguidas) return undefined;
  if (!soFiltraPor(f, 'nome', 'situacoes', 'vencimentoInicial', 'vencimentoFinal')) return undefined;
  const s = p.ordenacaoAscendente ? sql`asc` : sql`desc`;
  const naOrdem = sql`select * from titulos_receber t ${ondeTodas(outras)} order by t.data_vencimento ${s}, t.id ${s} limit ${PRIMEIROS}`;
  return { de: sql`from (${naOrdem}) t ${juncoes}`, onde: [eDasPessoas(pessoas)] };
}
