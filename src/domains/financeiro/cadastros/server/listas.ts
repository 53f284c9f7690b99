import { sql } from 'kysely';
import { contem } from './contem.ts';
import { listaDe } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import { palavrasDaBusca } from '#shared/palavras/busca.ts';
import type { categoriasApi, centrosCustoApi, impostosApi } from '../api-classificacoes.ts';
import type { taxasApi, taxasServicoApi } from '../api-taxas.ts';
import type { bancosApi, contasApi, descontosApi, formasPagamentoApi, precosApi } from '../api.ts';
import * as cadastros from './cadastros.ts';

const nome = (f: { nome: string | undefined }) => contem(sql`r.nome`, palavrasDaBusca(f.nome ?? ''));
const tipo = (valor: string | null) => valor !== null && sql`r.tipo = ${valor}`;
const ativo = (f: { ativo: boolean | undefined }) => f.ativo !== undefined && sql`r.ativo = ${f.ativo}`;
const ativa = (f: { ativa: boolean | undefined }) => f.ativa !== undefined && sql`r.ativa = ${f.ativa}`;

/** Banks by name or code. */
export const listaDeBancos = (f: FiltrosDe<typeof bancosApi>) =>
  listaDe(cadastros.bancos, [contem(sql`(r.codigo || ' ' || r.nome)`, palavrasDaBusca(f.nome ?? '')), ativo(f)], {
    codigo: sql`r.codigo`,
    nome: sql`f_busca(r.nome)`,
  });

/** Bank accounts and cash boxes. */
export const listaDeContas = (f: FiltrosDe<typeof contasApi>) =>
  listaDe(cadastros.contas, [nome(f), ativa(f)], { nome: sql`f_busca(r.nome)`, tipo: sql`r.tipo`, banco: sql`b.nome` });

/** Payment methods. */
export const listaDeFormas = (f: FiltrosDe<typeof formasPagamentoApi>) =>
  listaDe(cadastros.formasPagamento, [nome(f), tipo(f.tipo), ativa(f)], {
    nome: sql`f_busca(r.nome)`,
    tipo: sql`r.tipo`,
    conta: sql`c.nome`,
  });

/** Prices of years and courses. */
export const listaDePrecos = (f: FiltrosDe<typeof precosApi>) =>
  listaDe(
    cadastros.precos,
    [
      contem(sql`r.descricao`, palavrasDaBusca(f.nome ?? '')),
      tipo(f.tipo),
      ativo(f),
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
export const listaDeDescontos = (f: FiltrosDe<typeof descontosApi>) =>
  listaDe(cadastros.descontos, [nome(f), tipo(f.tipo), ativo(f)], {
    nome: sql`f_busca(r.nome)`,
    tipo: sql`r.tipo`,
    prioridade: sql`r.prioridade`,
  });

/** Late-payment rates. */
export const listaDeTaxas = (f: FiltrosDe<typeof taxasApi>) =>
  listaDe(cadastros.taxas, [nome(f)], { vigenteDesde: sql`r.vigente_desde`, nome: sql`f_busca(r.nome)` });

/** Fixed fees of services. */
export const listaDeTaxasServico = (f: FiltrosDe<typeof taxasServicoApi>) =>
  listaDe(cadastros.taxasServico, [nome(f), ativa(f)], {
    nome: sql`f_busca(r.nome)`,
    valor: sql`r.valor_centavos`,
    vigenteDesde: sql`r.vigente_desde`,
  });

/** Categories of money that moves. */
export const listaDeCategorias = (f: FiltrosDe<typeof categoriasApi>) =>
  listaDe(cadastros.categoriasFinanceiras, [nome(f), f.sentido !== null && sql`r.sentido = ${f.sentido}`, ativo(f)], {
    nome: sql`f_busca(r.nome)`,
    sentido: sql`r.sentido`,
  });

/** Cost centres. */
export const listaDeCentrosCusto = (f: FiltrosDe<typeof centrosCustoApi>) =>
  listaDe(cadastros.centrosCusto, [nome(f), ativo(f)], { nome: sql`f_busca(r.nome)` });

/** Taxes withheld from suppliers; those in force on a day, when told. */
export const listaDeImpostos = (f: FiltrosDe<typeof impostosApi>) =>
  listaDe(
    cadastros.impostos,
    [
      nome(f),
      tipo(f.tipo),
      f.vigenteEm !== null && sql`${f.vigenteEm}::date between r.vigente_desde and coalesce(r.vigente_ate, 'infinity'::date)`,
    ],
    { tipo: sql`r.tipo`, nome: sql`f_busca(r.nome)`, vigenteDesde: sql`r.vigente_desde` },
  );
