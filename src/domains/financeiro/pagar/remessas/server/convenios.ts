import { sql } from 'kysely';
import type { z } from 'zod';
import { bancosDePagamento, layoutDePagamento } from '../cnab/layouts.ts';
import { conferirRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { remessasPagarApi } from '../api.ts';
import { errosRemessaPagar } from '../erros.ts';
import type { convenioEsquema } from '../esquemas.ts';
import './restricoes.ts';

type Convenio = RespostaServidor<typeof remessasPagarApi.salvarConvenio>;

/** The accounts of banks with their payment agreements; `versao` 0 has none. */
export async function listarConvenios(db: Db | Tx, contaBancariaId?: number): Promise<{ itens: Convenio[] }> {
  const { rows } =
    await sql<Convenio>`select c.id as "contaBancariaId", c.nome as "contaNome", c.banco_nome as "bancoNome", c.banco_codigo = any(${[...bancosDePagamento]}::text[]) as conhecido,
      coalesce(k.convenio, '') as convenio, k.forma_pagamento_id as "formaPagamentoId", coalesce(k.homologacao, false) as homologacao, coalesce(k.ativo, false) as ativo,
      coalesce(k.proximo_nsa, 1) as "proximoNsa", coalesce(k.versao, 0) as versao
    from v_conta_bancaria_dados c left join convenios_pagar k on k.conta_bancaria_id = c.id
    where (c.ativa or k.id is not null) ${contaBancariaId === undefined ? sql`` : sql`and c.id = ${contaBancariaId}`} order by c.nome`.execute(
      db,
    );
  return { itens: rows };
}

/** Registers the payment agreement of an account, or changes it. Throws BANCO_SEM_PAGAMENTO, CONVENIO_LONGO, VERSAO_DESATUALIZADA, inactive account or method. */
export async function salvarConvenio(ato: Ato<Pessoa>, pedido: z.output<typeof convenioEsquema>): Promise<Convenio> {
  const { tx } = ato;
  const { contaBancariaId, convenio, formaPagamentoId, homologacao, ativo, versao } = pedido;
  await sql`select 1 from convenios_pagar where conta_bancaria_id = ${contaBancariaId} for update`.execute(tx);
  const [atual] = (await listarConvenios(tx, contaBancariaId)).itens;
  // An account out of use starts no agreement; the one that it has is put right and switched off.
  const comeca = !atual?.versao || (ativo && !atual.ativo);
  const outraForma = comeca || formaPagamentoId !== atual?.formaPagamentoId;
  await conferirRecebimento(tx, [
    { contaBancariaId: comeca ? contaBancariaId : null, formaPagamentoId: outraForma ? formaPagamentoId : null },
  ]);
  if (!atual?.conhecido) throw errosRemessaPagar.BANCO_SEM_PAGAMENTO({ banco: atual?.bancoNome ?? '—' }, { campos: ['contaBancariaId'] });
  const { rows } = await sql<{
    banco: string;
  }>`select banco_codigo as banco from v_conta_bancaria_dados where id = ${contaBancariaId}`.execute(tx);
  const maximo = layoutDePagamento(rows[0]?.banco ?? '')?.maximoDoConvenio ?? 0;
  if (convenio.length > maximo) throw errosRemessaPagar.CONVENIO_LONGO({ maximo }, { campos: ['convenio'] });
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'convenio_pagar', id: contaBancariaId }, atual);
  await sql`insert into convenios_pagar as k (conta_bancaria_id, convenio, forma_pagamento_id, homologacao, ativo)
    values (${contaBancariaId}, ${convenio}, ${formaPagamentoId}, ${homologacao}, ${ativo})
    on conflict (conta_bancaria_id) do update set convenio = excluded.convenio, forma_pagamento_id = excluded.forma_pagamento_id, homologacao = excluded.homologacao,
      ativo = excluded.ativo, versao = k.versao + 1 where k.versao = ${versao}`.execute(tx);
  const [depois] = (await listarConvenios(tx, contaBancariaId)).itens;
  // Two who register it at once: the second finds what the first registered.
  if (!depois || depois.versao !== versao + 1 || depois.convenio !== convenio)
    throw versaoDesatualizada({ tipo: 'convenio_pagar', id: contaBancariaId }, depois ?? atual);
  await auditar(ato, {
    acao: 'convenio_pagar.editado',
    alvoTipo: 'convenio_pagar',
    alvoId: contaBancariaId,
    antes: { ...atual },
    depois: { ...depois },
  });
  return depois;
}

export type ConvenioDaConta = {
  id: number;
  contaBancariaId: number;
  contaNome: string;
  bancoCodigo: string;
  bancoNome: string;
  agencia: string | null;
  agenciaDv: string | null;
  numero: string | null;
  numeroDv: string | null;
  convenio: string;
  formaPagamentoId: number;
  homologacao: boolean;
  proximoNsa: number;
  /** The clock of the database. */
  agora: string;
};
const colunas = sql`k.id, k.conta_bancaria_id as "contaBancariaId", c.nome as "contaNome", c.banco_codigo as "bancoCodigo", c.banco_nome as "bancoNome", c.agencia, c.agencia_dv as "agenciaDv",
  c.numero, c.numero_dv as "numeroDv", k.convenio, k.forma_pagamento_id as "formaPagamentoId", k.homologacao, k.proximo_nsa as "proximoNsa", now() as agora`;

/** The active agreement of an account; locked, whoever works with its files takes turns. Throws CONVENIO_PAGAR_NAO_ENCONTRADO. */
export async function carregarConvenio(db: Db | Tx, contaBancariaId: number, { travar = false } = {}): Promise<ConvenioDaConta> {
  const { rows } =
    await sql<ConvenioDaConta>`select ${colunas} from convenios_pagar k join v_conta_bancaria_dados c on c.id = k.conta_bancaria_id
    where k.conta_bancaria_id = ${contaBancariaId} and k.ativo ${travar ? sql`for update of k` : sql``}`.execute(db);
  if (!rows[0]) throw errosRemessaPagar.CONVENIO_PAGAR_NAO_ENCONTRADO({}, { campos: ['contaBancariaId'] });
  return rows[0];
}

/** The agreements of a bank. */
export async function conveniosDoBanco(db: Db | Tx, bancoCodigo: string): Promise<ConvenioDaConta[]> {
  const { rows } =
    await sql<ConvenioDaConta>`select ${colunas} from convenios_pagar k join v_conta_bancaria_dados c on c.id = k.conta_bancaria_id
    where c.banco_codigo = ${bancoCodigo} order by k.id`.execute(db);
  return rows;
}
