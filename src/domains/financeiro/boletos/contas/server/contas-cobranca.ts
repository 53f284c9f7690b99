import { errosContaCobranca } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { assertRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { contasCobrancaApi } from '../api.ts';
import { bancoDe } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import {
  anoDaNumeracao,
  cobrancaDaConta,
  type DadosDaConta,
  layoutsDoBanco,
  problemasDaCobranca,
  problemasDaInstrucao,
  problemasDoPix,
} from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import type { contaCobrancaEsquema } from '../esquemas.ts';
import { textosDaCobranca, textosDaInstrucao, textosDoPix } from './problemas-em-palavras.ts';
import { abrirContadores, guardarUltimo, ultimoNumero } from './numeracao.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';
import './restricoes.ts';

type ContaListada = RespostaServidor<typeof contasCobrancaApi.listarContasCobranca>['itens'][number];
type Listada = Omit<ContaListada, 'atendida' | 'layouts' | 'campos' | 'configurada'>;
type Guardada = Listada & {
  agenciaDv: string | null;
  numeroDv: string | null;
};

const colunas = sql`c.id as "contaBancariaId", c.nome, c.banco_codigo as "bancoCodigo", c.banco_nome as "bancoNome", c.agencia, c.numero,
  coalesce(k.versao, 0) as versao, coalesce(k.layout, 'cnab240') as layout, coalesce(k.carteira, '') as carteira, coalesce(k.convenio, '') as convenio,
  coalesce(k.complemento, '') as complemento, coalesce(k.codigo_transmissao, '') as "codigoTransmissao", coalesce(k.especie, 'ME') as especie,
  coalesce(k.aceite, false) as aceite, k.forma_pagamento_id as "formaPagamentoId", k.instrucoes, coalesce(k.dias_baixa, 60) as "diasBaixa",
  k.pix_chave as "pixChave", coalesce(k.pix_hibrido, false) as "pixHibrido", coalesce(k.tolerancia_centavos, 50) as "toleranciaCentavos",
  coalesce(k.proximo_nsa, 1) as "proximoNsa", coalesce(k.ativa, false) as ativa,
  coalesce((select n.ultimo from boletos_numeracao n where n.conta_bancaria_id in (select m.outra_id from v_conta_mesma_numeracao m where m.conta_bancaria_id = c.id)
    order by n.ano desc, n.ultimo desc limit 1), 0) as "ultimoSequencial"`;

/** Every active bank account, with or without collection data. */
export async function listarContasCobranca(db: Db): Promise<{ itens: ContaListada[] }> {
  const { rows } =
    await sql<Listada>`select ${colunas} from v_conta_bancaria_dados c left join contas_cobranca k on k.conta_bancaria_id = c.id
    where c.ativa or k.conta_bancaria_id is not null order by k.ativa desc nulls last, c.nome`.execute(db);
  return {
    itens: rows.map((conta) => {
      const layouts = layoutsDoBanco[conta.bancoCodigo] ?? [];
      return {
        ...conta,
        layout: layouts.includes(conta.layout) ? conta.layout : (layouts[0] ?? 'cnab240'),
        atendida: bancoDe(conta.bancoCodigo) !== undefined,
        layouts: [...layouts],
        campos: { ...bancoDe(conta.bancoCodigo)?.campos },
        configurada: conta.versao > 0,
      };
    }),
  };
}

/**
 * Saves how an account collects, all but its Pix key (financeiro/dados-bancarios); the first time `versao` is 0. The next nosso número and the next number of a
 * file only climb, and stay as they are unless told.
 * Throws CONTA_NAO_EMITE_BOLETO, LAYOUT_NAO_ATENDIDO, COBRANCA_INVALIDA (with its fields), VERSAO_DESATUALIZADA, NUMERO_SO_SOBE, NSA_SO_SOBE,
 * NUMERACAO_DE_OUTRA_CONTA (of the database).
 */
export async function salvarContaCobranca(
  ato: Ato<Autor>,
  contaBancariaId: number,
  dados: z.output<typeof contaCobrancaEsquema>,
): Promise<{ contaBancariaId: number; versao: number }> {
  const { tx } = ato;
  const { rows } = await sql<Guardada & DadosDaConta>`select ${colunas}, c.agencia_dv as "agenciaDv", c.numero_dv as "numeroDv"
    from v_conta_bancaria_dados c left join contas_cobranca k on k.conta_bancaria_id = c.id where c.id = ${contaBancariaId}`.execute(tx);
  const [conta] = rows;
  if (!conta) throw errosContaCobranca.CONTA_COBRANCA_NAO_ENCONTRADA();
  const banco = bancoDe(conta.bancoCodigo);
  if (!banco) throw errosContaCobranca.CONTA_NAO_EMITE_BOLETO({ conta: conta.nome });
  if (!layoutsDoBanco[banco.codigo]?.includes(dados.layout))
    throw errosContaCobranca.LAYOUT_NAO_ATENDIDO({ banco: banco.nome }, { campos: ['layout'] });
  await assertNsaSobe(tx, contaBancariaId, dados.proximoNsa);
  const problemas = [
    ...problemasDaCobranca(banco, cobrancaDaConta(conta, dados)).map(({ campo, codigo, maximo }) => ({
      path: campo,
      code: codigo,
      textos: textosDaCobranca[codigo](maximo),
    })),
    ...problemasDaInstrucao(banco.codigo, dados).map(({ campo, codigo }) => ({
      path: campo,
      code: codigo,
      textos: textosDaInstrucao[codigo],
    })),
    ...problemasDoPix(banco.codigo, { ...dados, pixChave: conta.pixChave }).map(({ campo, codigo }) => ({
      path: campo,
      code: codigo,
      textos: textosDoPix[codigo],
    })),
  ];
  if (problemas.length > 0) throw errosContaCobranca.COBRANCA_INVALIDA({}, { campos: problemas });
  await assertRecebimento(tx, [{ contaBancariaId, formaPagamentoId: dados.formaPagamentoId }]);
  const { versao, proximoSequencial, ...resto } = dados;
  const { rows: salvas } = await sql<{ versao: number }>`
    insert into contas_cobranca as k (conta_bancaria_id, layout, carteira, convenio, complemento, codigo_transmissao, especie, aceite, forma_pagamento_id, instrucoes,
      dias_baixa, pix_hibrido, tolerancia_centavos, proximo_nsa, ativa)
    values (${contaBancariaId}, ${resto.layout}, ${resto.carteira}, ${resto.convenio}, ${resto.complemento}, ${resto.codigoTransmissao}, ${resto.especie}, ${resto.aceite},
      ${resto.formaPagamentoId}, ${resto.instrucoes ?? ''}, ${resto.diasBaixa}, ${resto.pixHibrido}, ${resto.toleranciaCentavos}, coalesce(${resto.proximoNsa}::int, 1), ${resto.ativa})
    on conflict (conta_bancaria_id) do update set layout = excluded.layout, carteira = excluded.carteira, convenio = excluded.convenio, complemento = excluded.complemento,
      codigo_transmissao = excluded.codigo_transmissao, especie = excluded.especie, aceite = excluded.aceite, forma_pagamento_id = excluded.forma_pagamento_id,
      instrucoes = excluded.instrucoes, dias_baixa = excluded.dias_baixa, pix_hibrido = excluded.pix_hibrido,
      tolerancia_centavos = excluded.tolerancia_centavos, proximo_nsa = greatest(k.proximo_nsa, coalesce(${resto.proximoNsa}::int, k.proximo_nsa)), ativa = excluded.ativa, versao = k.versao + 1, updated_at = clock_timestamp()
    where k.versao = ${versao} and ${versao} > 0 returning versao`.execute(tx);
  const [salva] = salvas;
  if (!salva || (versao > 0 && salva.versao === 1)) throw versaoDesatualizada({ tipo: 'conta_cobranca', id: contaBancariaId }, conta);
  if (proximoSequencial !== null) await pularPara(ato, contaBancariaId, banco.codigo, proximoSequencial);
  await auditar(ato, {
    acao: conta.versao === 0 ? 'conta_cobranca.criada' : 'conta_cobranca.editada',
    alvoTipo: 'conta_cobranca',
    alvoId: contaBancariaId,
    ...(conta.versao === 0 ? {} : { antes: { ...conta } }),
    depois: { ...conta, ...resto, proximoNsa: resto.proximoNsa ?? conta.proximoNsa, proximoSequencial },
  });
  return { contaBancariaId, versao: salva.versao };
}

/** Files that were sent keep their numbers. Locks the account, so that a file that is being made counts. */
async function assertNsaSobe(tx: Tx, conta: number, proximo: number | null): Promise<void> {
  if (proximo === null) return;
  const { rows } = await sql<{
    atual: number;
  }>`select proximo_nsa as atual from contas_cobranca where conta_bancaria_id = ${conta} for update`.execute(tx);
  const atual = rows[0]?.atual ?? 1;
  if (proximo < atual) throw errosContaCobranca.NSA_SO_SOBE({ atual }, { campos: ['proximoNsa'] });
}

/** Numbers that another program used, or that a restored backup forgot, are jumped over. */
async function pularPara(ato: Ato<Autor>, conta: number, bancoCodigo: string, proximo: number): Promise<void> {
  const { tx } = ato;
  const ano = anoDaNumeracao(bancoCodigo, ato.hoje);
  await abrirContadores(tx, [{ conta, ano }]);
  const ultimo = await ultimoNumero(tx, conta, ano);
  if (proximo <= ultimo) throw errosBoletos.NUMERO_SO_SOBE({ atual: ultimo + 1 }, { campos: ['proximoSequencial'] });
  await guardarUltimo(tx, { conta, ano, ultimo: proximo - 1 });
}
