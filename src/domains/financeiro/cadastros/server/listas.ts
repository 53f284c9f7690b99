import { sql } from 'kysely';
import { contem } from './contem.ts';
import type { DefinicaoLista } from '#platform/server/listas/listas.ts';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import * as cadastros from './cadastros.ts';
import { listaDe, type RegistroListado } from '#platform/server/registros/registro.ts';

/** What a register's rows are. */
type DeCadastro<R> = R extends RegistroListado<infer Item, never> ? Item : never;
type Filtros = { nome?: string | undefined; ativo?: boolean | undefined };
const nome = (f: Filtros) => contem(sql`r.nome`, palavrasDaBusca(f.nome ?? ''));
const tipo = (valor: string | null) => valor !== null && sql`r.tipo = ${valor}`;

/** Banks by name or code. */
export const listaDeBancos = (f: Filtros): DefinicaoLista<'codigo' | 'nome', DeCadastro<typeof cadastros.bancos>> =>
  listaDe(
    cadastros.bancos,
    [contem(sql`(r.codigo || ' ' || r.nome)`, palavrasDaBusca(f.nome ?? '')), f.ativo !== undefined && sql`r.ativo = ${f.ativo}`],
    { codigo: sql`r.codigo`, nome: sql`f_busca(r.nome)` },
  );

/** Bank accounts and cash boxes. */
export const listaDeContas = (f: Filtros): DefinicaoLista<'nome' | 'tipo' | 'banco', DeCadastro<typeof cadastros.contas>> =>
  listaDe(cadastros.contas, [nome(f), f.ativo !== undefined && sql`r.ativa = ${f.ativo}`], {
    nome: sql`f_busca(r.nome)`,
    tipo: sql`r.tipo`,
    banco: sql`b.nome`,
  });

/** Payment methods. */
export const listaDeFormas = (
  f: Filtros & { tipo: string | null },
): DefinicaoLista<'nome' | 'tipo' | 'conta', DeCadastro<typeof cadastros.formasPagamento>> =>
  listaDe(cadastros.formasPagamento, [nome(f), tipo(f.tipo), f.ativo !== undefined && sql`r.ativa = ${f.ativo}`], {
    nome: sql`f_busca(r.nome)`,
    tipo: sql`r.tipo`,
    conta: sql`c.nome`,
  });

/** Prices of years and courses. */
export const listaDePrecos = (
  f: Filtros & { anoLetivoId?: number | undefined; cursoId?: number | undefined; tipo: string | null },
): DefinicaoLista<'ano' | 'curso' | 'descricao' | 'tipo' | 'valor' | 'parcelas', DeCadastro<typeof cadastros.precos>> =>
  listaDe(
    cadastros.precos,
    [
      contem(sql`r.descricao`, palavrasDaBusca(f.nome ?? '')),
      tipo(f.tipo),
      f.ativo !== undefined && sql`r.ativo = ${f.ativo}`,
      f.anoLetivoId !== undefined && sql`r.ano_letivo_id = ${f.anoLetivoId}`,
      f.cursoId !== undefined && sql`r.curso_id = ${f.cursoId}`,
    ],
    {
      ano: sql`a.ano`,
      curso: sql`c.nome`,
      descricao: sql`f_busca(r.descricao)`,
      tipo: sql`r.tipo`,
      valor: sql`r.valor_centavos`,
      parcelas: sql`r.parcelas`,
    },
  );

/** Discounts. */
export const listaDeDescontos = (
  f: Filtros & { tipo: string | null },
): DefinicaoLista<'nome' | 'tipo' | 'prioridade', DeCadastro<typeof cadastros.descontos>> =>
  listaDe(cadastros.descontos, [nome(f), tipo(f.tipo), f.ativo !== undefined && sql`r.ativo = ${f.ativo}`], {
    nome: sql`f_busca(r.nome)`,
    tipo: sql`r.tipo`,
    prioridade: sql`r.prioridade`,
  });

/** Late-payment rates. */
export const listaDeTaxas = (f: Filtros): DefinicaoLista<'vigenteDesde' | 'nome', DeCadastro<typeof cadastros.taxas>> =>
  listaDe(cadastros.taxas, [nome(f)], { vigenteDesde: sql`r.vigente_desde`, nome: sql`f_busca(r.nome)` });

/** Fixed fees of services. */
export const listaDeTaxasServico = (
  f: Filtros,
): DefinicaoLista<'nome' | 'valor' | 'vigenteDesde', DeCadastro<typeof cadastros.taxasServico>> =>
  listaDe(cadastros.taxasServico, [nome(f), f.ativo !== undefined && sql`r.ativa = ${f.ativo}`], {
    nome: sql`f_busca(r.nome)`,
    valor: sql`r.valor_centavos`,
    vigenteDesde: sql`r.vigente_desde`,
  });

/** Categories of money that moves. */
export const listaDeCategorias = (
  f: Filtros & { sentido: string | null },
): DefinicaoLista<'nome' | 'sentido', DeCadastro<typeof cadastros.categoriasFinanceiras>> =>
  listaDe(
    cadastros.categoriasFinanceiras,
    [nome(f), f.sentido !== null && sql`r.sentido = ${f.sentido}`, f.ativo !== undefined && sql`r.ativo = ${f.ativo}`],
    { nome: sql`f_busca(r.nome)`, sentido: sql`r.sentido` },
  );

/** Cost centres. */
export const listaDeCentrosCusto = (f: Filtros): DefinicaoLista<'nome', DeCadastro<typeof cadastros.centrosCusto>> =>
  listaDe(cadastros.centrosCusto, [nome(f), f.ativo !== undefined && sql`r.ativo = ${f.ativo}`], { nome: sql`f_busca(r.nome)` });

/** Taxes withheld from suppliers; those in force on a day, when told. */
export const listaDeImpostos = (
  f: Filtros & { tipo: string | null; vigenteEm: string | null },
): DefinicaoLista<'tipo' | 'nome' | 'vigenteDesde', DeCadastro<typeof cadastros.impostos>> =>
  listaDe(
    cadastros.impostos,
    [
      nome(f),
      tipo(f.tipo),
      f.vigenteEm !== null && sql`${f.vigenteEm}::date between r.vigente_desde and coalesce(r.vigente_ate, 'infinity'::date)`,
    ],
    { tipo: sql`r.tipo`, nome: sql`f_busca(r.nome)`, vigenteDesde: sql`r.vigente_desde` },
  );
