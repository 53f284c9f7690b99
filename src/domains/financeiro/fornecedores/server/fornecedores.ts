import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { listaDe, registroListado } from '#platform/server/registros/registro.ts';
import type { FiltrosDe } from '#platform/server/registros/rotas.ts';
import type { fornecedoresApi } from '../api.ts';
import { errosFornecedor } from '../erros.ts';
import type { novoFornecedor } from '../esquemas.ts';
import { textosFornecedor as t } from '../texts.ts';
import { contemPalavrasDoFornecedor } from './busca.ts';
import './restricoes.ts';

type Item = z.input<NonNullable<typeof fornecedoresApi.obter.output>>;
type Corpo = z.output<typeof novoFornecedor>;

/** Suppliers, with their contacts and usual taxes in tables of their own. */
export const fornecedores = registroListado<Item, Corpo>(
  {
    tabela: 'fornecedores',
    alvoTipo: 'fornecedor',
    selecao: sql<Item>`r.id, case when length(r.documento) = 11 then 'pessoa' else 'empresa' end as tipo, r.documento, r.nome, r.nome_fantasia as "nomeFantasia", r.simples_nacional as "simplesNacional", r.email, r.telefone, r.cep, r.logradouro,
      r.numero, r.complemento, r.bairro, r.cidade, r.uf, r.categoria_financeira_id as "categoriaFinanceiraId", k.nome as "categoriaNome", r.centro_custo_id as "centroCustoId",
      r.forma_pagamento_id as "formaPagamentoId", r.observacoes, r.ativo, r.versao,
      (select coalesce(json_agg(json_build_object('tipo', i.tipo, 'nome', i.nome) order by i.tipo, i.nome), '[]') from fornecedores_impostos i where i.fornecedor_id = r.id) as impostos,
      (select coalesce(json_agg(json_build_object('nome', c.nome, 'papel', c.papel, 'telefone', c.telefone, 'email', c.email) order by c.ordem), '[]')
        from fornecedores_contatos c where c.fornecedor_id = r.id) as contatos`,
    de: sql`from fornecedores r left join v_categoria_financeira k on k.id = r.categoria_financeira_id`,
    colunas: {
      documento: 'documento',
      nome: 'nome',
      nomeFantasia: 'nome_fantasia',
      simplesNacional: 'simples_nacional',
      email: 'email',
      telefone: 'telefone',
      cep: 'cep',
      logradouro: 'logradouro',
      numero: 'numero',
      complemento: 'complemento',
      bairro: 'bairro',
      cidade: 'cidade',
      uf: 'uf',
      categoriaFinanceiraId: 'categoria_financeira_id',
      centroCustoId: 'centro_custo_id',
      formaPagamentoId: 'forma_pagamento_id',
      impostos: null,
      contatos: null,
      observacoes: 'observacoes',
      ativo: 'ativo',
    },
    usos: [
      { rotulo: t.nContas, contar: (id) => sql`select count(*) from v_conta_pagar where fornecedor_id = ${id}` },
      { rotulo: t.nRecolhe, contar: (id) => sql`select count(*) from v_imposto where destinatario_fornecedor_id = ${id}` },
      { rotulo: t.nNotas, contar: (id) => sql`select count(*) from v_nota_fiscal where fornecedor_id = ${id}` },
    ],
    conferir: conferirReferencias,
    conferirNovo: ({ documento }, { tx }) => conferirDocumento(tx, documento, 0),
    conferirEdicao: ({ id }, { documento }, { tx }) => conferirDocumento(tx, documento, id),
    aposGravar: gravarPartes,
  },
  () => errosFornecedor.FORNECEDOR_NAO_ENCONTRADO(),
);

/** One document is one supplier: who registers it again is told which. */
async function conferirDocumento(tx: Tx, documento: string, alem: number): Promise<void> {
  const { rows } = await sql<{ nome: string }>`select nome from fornecedores where documento = ${documento} and id <> ${alem}`.execute(tx);
  if (rows[0]) throw errosFornecedor.FORNECEDOR_REPETIDO({ nome: rows[0].nome }, { campos: ['documento'] });
}

/** What a new bill starts with must still stand: an outgoing category, a cost centre and a method in use. */
async function conferirReferencias({ categoriaFinanceiraId, centroCustoId, formaPagamentoId }: Corpo, { tx }: Ato<unknown>): Promise<void> {
  const { rows } = await sql<{ categoria: boolean; centro: boolean; forma: boolean }>`select
    ${categoriaFinanceiraId}::bigint is null or exists (select 1 from v_categoria_financeira where id = ${categoriaFinanceiraId} and sentido = 'saida' and ativo) as categoria,
    ${centroCustoId}::bigint is null or exists (select 1 from v_centro_custo where id = ${centroCustoId} and ativo) as centro,
    ${formaPagamentoId}::bigint is null or exists (select 1 from v_forma_pagamento where id = ${formaPagamentoId} and ativa) as forma`.execute(
    tx,
  );
  const recusar = (campo: string) => errosFornecedor.REFERENCIA_DO_FORNECEDOR({}, { campos: [campo] });
  if (!rows[0]?.categoria) throw recusar('categoriaFinanceiraId');
  if (!rows[0].centro) throw recusar('centroCustoId');
  if (!rows[0].forma) throw recusar('formaPagamentoId');
}

/** Contacts and taxes are those of the last save. */
async function gravarPartes({ tx }: Ato<unknown>, id: number, { depois }: { depois: Corpo | null }): Promise<void> {
  if (depois === null) return;
  const { contatos, impostos } = depois;
  await sql`delete from fornecedores_contatos where fornecedor_id = ${id}`.execute(tx);
  await sql`delete from fornecedores_impostos where fornecedor_id = ${id}`.execute(tx);
  await sql`insert into fornecedores_contatos (fornecedor_id, ordem, nome, papel, telefone, email)
    select ${id}, c.ordem, c.nome, c.papel, c.telefone, c.email from json_to_recordset(${JSON.stringify(contatos.map((c, i) => ({ ...c, ordem: i + 1 })))}::json)
      as c(ordem int, nome text, papel text, telefone text, email text)`.execute(tx);
  await sql`insert into fornecedores_impostos (fornecedor_id, tipo, nome)
    select ${id}, i.tipo, i.nome from json_to_recordset(${JSON.stringify(impostos)}::json) as i(tipo text, nome text)`.execute(tx);
}

/** By words of either name or of the document, as it is typed or printed. */
export const listaDeFornecedores = (f: FiltrosDe<typeof fornecedoresApi>) =>
  listaDe(
    fornecedores,
    [
      ...contemPalavrasDoFornecedor(sql`f_busca(r.nome || ' ' || coalesce(r.nome_fantasia, '') || ' ' || r.documento)`, f.nome),
      f.ativo !== undefined && sql`r.ativo = ${f.ativo}`,
    ],
    { nome: sql`f_busca(r.nome)`, documento: sql`r.documento`, cidade: sql`r.cidade` },
  );
