import { errosContaCobranca } from '../erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { auditar, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { digitosErrados } from '#domains/financeiro/cadastros/digitos-da-conta.ts';
import { conferirRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
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
import { textoDoDigito, textosDaCobranca, textosDaInstrucao, textosDoPix } from './problemas-em-palavras.ts';
import { abrirContadores, guardarUltimo, ultimoNumero } from './numeracao.ts';
import '#domains/financeiro/boletos/server/restricoes.ts';
import './restricoes.ts';

type ContaListada = RespostaServidor<typeof contasCobrancaApi.listarContasCobranca>['itens'][number];
type Listada = Omit<ContaListada, 'atendida' | 'layouts' | 'campos' | 'configurada'>;
type Guardada = Listada & {
  agenciaDv: string | null;
  numeroDv: string | null;
};

const colunas = sql`c.id as "contaBancariaId", k.id as "contaCobrancaId", k.id is not distinct from (select p.id from v_cobranca_padrao p where p.conta_bancaria_id = c.id) as padrao, c.nome, c.banco_codigo as "bancoCodigo", c.banco_nome as "bancoNome", c.agencia, c.numero,
  coalesce(k.versao, 0) as versao, coalesce(k.layout, 'cnab240') as layout, coalesce(k.carteira, '') as carteira, coalesce(k.convenio, '') as convenio,
  coalesce(k.complemento, '') as complemento, coalesce(k.codigo_transmissao, '') as "codigoTransmissao", coalesce(k.especie, 'ME') as especie,
  coalesce(k.aceite, false) as aceite, k.forma_pagamento_id as "formaPagamentoId", k.instrucoes, coalesce(k.dias_baixa, 60) as "diasBaixa",
  x.pix_chave as "pixChave", x.conta_cobranca_id as "contaDaChaveId", coalesce(k.pix_hibrido, false) as "pixHibrido", coalesce(k.tolerancia_centavos, 50) as "toleranciaCentavos",
  coalesce(k.proximo_nsa, 1) as "proximoNsa", coalesce(k.homologacao, false) as homologacao, coalesce(k.ativa, false) as ativa,
  coalesce((select n.ultimo from boletos_numeracao n where n.conta_cobranca_id in (select m.outra_id from v_conta_mesma_numeracao m where m.conta_cobranca_id = k.id)
    order by n.ano desc, n.ultimo desc limit 1), 0) as "ultimoSequencial"`;

/** Every active bank account, once for each carteira and convênio that it has, or once without collection data. */
export async function listarContasCobranca(db: Db): Promise<{ itens: ContaListada[] }> {
  const { rows } =
    await sql<Listada>`select ${colunas} from v_conta_bancaria_dados c left join contas_cobranca k on k.conta_bancaria_id = c.id
    left join v_chave_pix x on x.conta_bancaria_id = c.id where c.ativa or k.id is not null order by k.ativa desc nulls last, c.nome, c.id, k.id`.execute(
      db,
    );
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
 * Saves how an account collects under one carteira and convênio, all but its Pix key (financeiro/dados-bancarios): its usual one unless
 * `contaCobrancaId` names another, a new one when `versao` is 0. The first one is the usual one, and any other that says so. The next nosso número and the next number of a file only climb, and stay
 * as they are unless told.
 * Throws CONTA_NAO_EMITE_BOLETO, LAYOUT_NAO_ATENDIDO, COBRANCA_INVALIDA (with its fields), VERSAO_DESATUALIZADA, NUMERO_SO_SOBE, NSA_SO_SOBE,
 * CONVENIO_JA_CADASTRADO, NUMERACAO_DE_OUTRA_CONTA (of the database).
 */
export async function salvarContaCobranca(
  ato: Ato<Autor>,
  { contaBancariaId, ...dados }: z.output<typeof contaCobrancaEsquema> & { contaBancariaId: number },
): Promise<{ contaBancariaId: number; contaCobrancaId: number; versao: number }> {
  const { tx } = ato;
  const { rows } = await sql<Guardada & DadosDaConta>`select ${colunas}, c.agencia_dv as "agenciaDv", c.numero_dv as "numeroDv"
    from v_conta_bancaria_dados c left join contas_cobranca k on k.conta_bancaria_id = c.id and ${dados.versao} > 0
      and k.id = coalesce(${dados.contaCobrancaId}::bigint, (select p.id from v_cobranca_padrao p where p.conta_bancaria_id = c.id))
    left join v_chave_pix x on x.conta_bancaria_id = c.id where c.id = ${contaBancariaId}`.execute(tx);
  const [conta] = rows;
  if (!conta || (dados.versao > 0 && conta.contaCobrancaId === null)) throw errosContaCobranca.CONTA_COBRANCA_NAO_ENCONTRADA();
  const banco = bancoDe(conta.bancoCodigo);
  if (!banco) throw errosContaCobranca.CONTA_NAO_EMITE_BOLETO({ conta: conta.nome });
  if (!layoutsDoBanco[banco.codigo]?.includes(dados.layout))
    throw errosContaCobranca.LAYOUT_NAO_ATENDIDO({ banco: banco.nome }, { campos: ['layout'] });
  await conferirNsaSobe(tx, conta.contaCobrancaId, dados.proximoNsa);
  const problemas = [
    ...problemasDaCobranca(banco, cobrancaDaConta(conta, dados)).map(({ campo, codigo, maximo }) => ({
      path: campo,
      code: codigo,
      textos: textosDaCobranca[codigo](maximo),
    })),
    ...problemasDaInstrucao(banco.codigo, dados).map(({ campo, codigo }) => ({
      path: campo,
      code: codigo,
      textos: textosDaInstrucao[codigo](banco.codigo),
    })),
    ...digitosErrados(banco.codigo, conta).map(({ campo, certo }) => ({
      path: campo === 'numeroDv' ? 'conta' : 'agencia',
      code: 'DIGITO_NAO_CONFERE',
      textos: textoDoDigito(campo, certo),
    })),
    ...problemasDoPix(banco.codigo, { ...dados, pixChave: conta.pixChave }).map(({ campo, codigo }) => ({
      path: campo,
      code: codigo,
      textos: textosDoPix[codigo],
    })),
  ];
  if (problemas.length > 0) throw errosContaCobranca.COBRANCA_INVALIDA({}, { campos: problemas });
  // An account out of use starts no collection; its record is put right and switched off.
  const comeca = dados.versao === 0 || (dados.ativa && !conta.ativa);
  const outraForma = comeca || dados.formaPagamentoId !== conta.formaPagamentoId;
  await conferirRecebimento(tx, [
    { contaBancariaId: comeca ? contaBancariaId : null, formaPagamentoId: outraForma ? dados.formaPagamentoId : null },
  ]);
  const { versao, proximoSequencial, contaCobrancaId: _, ...resto } = dados;
  // The mark passes from one to the other in this order: an account never has two.
  if (resto.padrao)
    await sql`update contas_cobranca set padrao = false where conta_bancaria_id = ${contaBancariaId} and padrao and id is distinct from ${conta.contaCobrancaId}::bigint`.execute(
      tx,
    );
  const { rows: salvas } = await (versao === 0
    ? sql<{ id: number; versao: number }>`
    insert into contas_cobranca (conta_bancaria_id, layout, carteira, convenio, complemento, codigo_transmissao, especie, aceite, forma_pagamento_id, instrucoes,
      dias_baixa, pix_hibrido, tolerancia_centavos, proximo_nsa, homologacao, ativa, padrao)
    values (${contaBancariaId}, ${resto.layout}, ${resto.carteira}, ${resto.convenio}, ${resto.complemento}, ${resto.codigoTransmissao}, ${resto.especie}, ${resto.aceite},
      ${resto.formaPagamentoId}, ${resto.instrucoes ?? ''}, ${resto.diasBaixa}, ${resto.pixHibrido}, ${resto.toleranciaCentavos}, coalesce(${resto.proximoNsa}::int, 1),
      ${resto.homologacao}, ${resto.ativa}, ${resto.padrao} or not exists (select 1 from contas_cobranca o where o.conta_bancaria_id = ${contaBancariaId})) returning id, versao`
    : sql<{ id: number; versao: number }>`
    update contas_cobranca k set layout = ${resto.layout}, carteira = ${resto.carteira}, convenio = ${resto.convenio}, complemento = ${resto.complemento},
      codigo_transmissao = ${resto.codigoTransmissao}, especie = ${resto.especie}, aceite = ${resto.aceite}, forma_pagamento_id = ${resto.formaPagamentoId},
      instrucoes = ${resto.instrucoes ?? ''}, dias_baixa = ${resto.diasBaixa}, pix_hibrido = ${resto.pixHibrido},
      tolerancia_centavos = ${resto.toleranciaCentavos}, proximo_nsa = greatest(k.proximo_nsa, coalesce(${resto.proximoNsa}::int, k.proximo_nsa)), homologacao = ${resto.homologacao},
      ativa = ${resto.ativa}, padrao = k.padrao or ${resto.padrao}, versao = k.versao + 1, updated_at = clock_timestamp()
    where k.id = ${conta.contaCobrancaId} and k.versao = ${versao} returning k.id, k.versao`
  ).execute(tx);
  const [salva] = salvas;
  if (!salva) throw versaoDesatualizada({ tipo: 'conta_cobranca', id: conta.contaCobrancaId ?? 0 }, conta);
  if (proximoSequencial !== null) await pularPara(ato, salva.id, banco.codigo, proximoSequencial);
  await auditar(ato, {
    acao: conta.versao === 0 ? 'conta_cobranca.criada' : 'conta_cobranca.editada',
    alvoTipo: 'conta_cobranca',
    alvoId: salva.id,
    ...(conta.versao === 0 ? {} : { antes: { ...conta } }),
    depois: { ...conta, ...resto, proximoNsa: resto.proximoNsa ?? conta.proximoNsa, proximoSequencial },
  });
  return { contaBancariaId, contaCobrancaId: salva.id, versao: salva.versao };
}

/** Files that were sent keep their numbers. Locks the account, so that a file that is being made counts. */
async function conferirNsaSobe(tx: Tx, conta: number | null, proximo: number | null): Promise<void> {
  if (proximo === null || conta === null) return;
  const { rows } = await sql<{
    atual: number;
  }>`select proximo_nsa as atual from contas_cobranca where id = ${conta} for update`.execute(tx);
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
