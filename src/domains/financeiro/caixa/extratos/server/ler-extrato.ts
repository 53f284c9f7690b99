import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosExtrato } from '../erros.ts';
import { decodificar } from '../ofx/decodificar.ts';
import { type ExtratoLido, lerOfx, LINHAS_POR_ARQUIVO, type Ofx } from '../ofx/ler-ofx.ts';
import { type LinhaGuardada, type LinhaNova, separarNovas } from '../ofx/separar-novas.ts';
import { conferirAberta, travarConta } from '#domains/financeiro/caixa/server/conciliada.ts';
import { identificarContas } from './identificar-conta.ts';
import './restricoes.ts';

type Pedido = { upload: { fileName: string; conteudo: Buffer }; contaBancariaId?: number | undefined };
export type ExtratoGuardado = { id: number; jaExistia: boolean };

/**
 * Reads a statement of the bank and keeps the lines that no file brought before; what moves no money is left out. The same bytes for the same account
 * are the same statement. All of a file or nothing.
 * Throws the refusals of the reader and of the account, CONCILIACAO_FECHADA where it brings a line of closed days.
 */
export async function lerExtrato(ato: Ato<Pessoa>, { upload, contaBancariaId }: Pedido): Promise<ExtratoGuardado[]> {
  const { tx } = ato;
  const extratos = conferirOfx(lerOfx(decodificar(upload.conteudo)));
  const sha256 = createHash('sha256').update(upload.conteudo).digest();
  const nome = upload.fileName.slice(0, 200) || 'extrato.ofx';
  const guardados: ExtratoGuardado[] = [];
  const dasContas = await identificarContas(tx, extratos, contaBancariaId);
  // In the order of the accounts, so that two files of the same accounts wait for each other and not both.
  for (const [conta, doArquivo] of [...Map.groupBy(dasContas, (d) => d.contaBancariaId)].toSorted(([a], [b]) => a - b))
    guardados.push(await guardar(ato, { conta, nome, sha256, extrato: juntar(doArquivo.map((d) => d.extrato)) }));
  return guardados;
}

function conferirOfx(ofx: Ofx): readonly ExtratoLido[] {
  switch (ofx.tipo) {
    case 'extratos':
      return ofx.extratos;
    case 'nao_e_ofx':
      throw errosExtrato.EXTRATO_NAO_E_OFX();
    case 'de_cartao':
      throw errosExtrato.EXTRATO_DE_CARTAO();
    case 'sem_conta':
      throw errosExtrato.EXTRATO_SEM_CONTA();
    case 'sem_lancamentos':
      throw errosExtrato.EXTRATO_SEM_LANCAMENTOS();
    case 'longo':
      throw errosExtrato.EXTRATO_LONGO({ maximo: LINHAS_POR_ARQUIVO });
    case 'data_ilegivel':
      throw errosExtrato.EXTRATO_DATA_ILEGIVEL({ linha: ofx.linha, escrito: ofx.escrito });
  }
}

/** A file may tell of one account in several pieces. */
function juntar(pedacos: readonly ExtratoLido[]): ExtratoLido {
  const [ultimo] = pedacos.toSorted((a, b) => (a.dataFim < b.dataFim ? 1 : -1));
  if (!ultimo) throw new Error('a file without a statement');
  const inicios = pedacos.map((p) => p.dataInicio).toSorted();
  return { ...ultimo, dataInicio: inicios[0] ?? ultimo.dataInicio, linhas: pedacos.flatMap((p) => p.linhas) };
}

type AGuardar = { conta: number; nome: string; sha256: Buffer; extrato: ExtratoLido };

async function guardar(ato: Ato<Pessoa>, { conta, nome, sha256, extrato }: AGuardar): Promise<ExtratoGuardado> {
  const { tx, quem } = ato;
  const estado = await travarConta(tx, conta);
  const { rows: iguais } = await sql<{
    id: number;
  }>`select id from extratos_bancarios where conta_bancaria_id = ${conta} and sha256 = ${sha256}`.execute(tx);
  if (iguais[0]) return { id: iguais[0].id, jaExistia: true };
  // Zero moves nothing: banks write balances so.
  const lidas = extrato.linhas.filter((l) => l.valorCentavos !== 0);
  const novas = separarNovas(lidas, await linhasGuardadas(tx, conta, extrato));
  conferirAberta(
    estado,
    novas.map((l) => l.data),
  );
  const { rows } = await sql<{
    id: number;
  }>`insert into extratos_bancarios (conta_bancaria_id, nome_arquivo, sha256, data_inicio, data_fim, saldo_centavos, data_saldo, lidas, repetidas, usuario_id, usuario_nome)
    values (${conta}, ${nome}, ${sha256}, ${extrato.dataInicio}, ${extrato.dataFim}, ${extrato.saldo?.valorCentavos ?? null}, ${extrato.saldo?.data ?? null}, ${lidas.length},
      ${lidas.length - novas.length}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await gravarLinhas(tx, { id, conta }, novas);
  await auditar(ato, {
    acao: 'extrato_bancario.lido',
    alvoTipo: 'extrato_bancario',
    alvoId: id,
    depois: { contaBancariaId: conta, arquivo: nome, lidas: lidas.length, novas: novas.length },
  });
  return { id, jaExistia: false };
}

/** What was read before of the days that a statement reaches over, as it was read. */
async function linhasGuardadas(tx: Tx, conta: number, { dataInicio, dataFim }: ExtratoLido): Promise<LinhaGuardada[]> {
  const { rows } =
    await sql<LinhaGuardada>`select l.data_linha as data, case when l.valor_lido is null then l.valor_centavos end as "valorCentavos", l.descricao, l.identificador, l.ordem
    from extratos_bancarios_linhas l where l.conta_bancaria_id = ${conta} and l.data_linha between ${dataInicio}::date and ${dataFim}::date`.execute(
      tx,
    );
  return rows;
}

async function gravarLinhas(tx: Tx, { id, conta }: { id: number; conta: number }, novas: readonly LinhaNova[]): Promise<void> {
  if (novas.length === 0) return;
  const linhas = novas.map((l) => ({ ...l, valorLido: l.valorCentavos === null ? l.valorLido : null }));
  await sql`insert into extratos_bancarios_linhas (extrato_id, conta_bancaria_id, data_linha, valor_centavos, valor_lido, descricao, documento, identificador, ordem)
    select ${id}, ${conta}, e.data, e."valorCentavos", e."valorLido", e.descricao, e.documento, e.identificador, e.ordem
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e(data date, "valorCentavos" bigint, "valorLido" text, descricao text, documento text, identificador text, ordem int)`.execute(
    tx,
  );
}
