import { type Pessoa, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type NovoFato, registrarFatos } from '#domains/contabil/server/door.ts';
import { type CategoriaDoSistema, escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import { encerrarRecusas } from '#domains/financeiro/boletos/server/decisoes.ts';
import { aposRetorno, isVivo, type SituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import type { ContaDaRemessa } from '#domains/financeiro/boletos/contas/server/door.ts';
import { isSemNumero } from './evento.ts';
import { cobraTarifa, diaDoCaixa, type LinhaGuardada } from './linha-guardada.ts';
import { acharBoletos, type BoletoAchado } from './achar-boletos.ts';
import { type LinhaProcessada, parametrosDe } from './linha-processada.ts';

type TarifaRetida = { linha: LinhaGuardada; boleto: BoletoAchado | null; dia: DataCivil };
/** Writes what became of lines: the states of their slips, tariffs, and the lines themselves. Some statements, however many. */
export async function gravarResultados(ato: Ato<Pessoa>, conta: ContaDaRemessa, processadas: readonly LinhaProcessada[]): Promise<void> {
  const { tx } = ato;
  const findos = await mudarBoletos(ato, processadas);
  await lancarTarifas(
    ato,
    conta,
    processadas.filter((p) => p.lancarTarifa).map(({ linha, boleto }) => ({ linha, boleto, dia: diaDoCaixa(linha) as DataCivil })),
  );
  const linhas = processadas.map((p) => ({
    id: p.linha.id,
    boletoId: p.boleto?.id ?? null,
    baixaId: p.baixaId,
    resultado: p.resultado,
    previsto: p.previsto,
    efeito: p.linha.efeito,
    problema: p.recusa?.code ?? null,
    parametros: parametrosDe(p),
    tarifa: p.lancarTarifa || p.linha.tarifaLancada,
    repeteId: p.repeteId,
  }));
  await sql`update retornos_linhas l set boleto_id = coalesce(e."boletoId", l.boleto_id), baixa_id = e."baixaId", resultado = e.resultado, previsto = e.previsto, efeito = e.efeito,
      problema = e.problema, parametros = e.parametros, tarifa_lancada = e.tarifa, repete_id = e."repeteId", processada_em = clock_timestamp()
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e(id bigint, "boletoId" bigint, "baixaId" bigint, resultado text, previsto text, efeito text, problema text,
      parametros jsonb, tarifa boolean, "repeteId" bigint) where l.id = e.id`.execute(tx);
  await encerrarRecusas(ato, findos, 'fim');
  await encerrarAsQueEsperavam(ato, processadas);
}

/** Refusals that waited for their tariff alone were answered meanwhile: by the end of the slip, or by another one. */
async function encerrarAsQueEsperavam(ato: Ato<Pessoa>, processadas: readonly LinhaProcessada[]): Promise<void> {
  const boletos = processadas.flatMap((p) => (p.lancarTarifa && p.resultado === 'excecao' && p.boleto ? [p.boleto] : []));
  if (boletos.length === 0) return;
  const { rows } = await sql<{ id: number }>`select b.id from boletos b join boletos a on a.titulo_id = b.titulo_id and b.id > a.id
    where a.id = any(${boletos.map(({ id }) => id)}::bigint[])`.execute(ato.tx);
  await encerrarRecusas(
    ato,
    rows.map(({ id }) => id),
    'outro_boleto',
  );
  const findos = boletos.filter(({ situacao }) => !isVivo(situacao)).map(({ id }) => id);
  await encerrarRecusas(ato, findos, 'fim');
}

/** What the bank said takes each slip where it goes, whether or not the money could be recorded. Those of which nothing is asked any more. */
async function mudarBoletos({ tx, quem }: Ato<Pessoa>, processadas: readonly LinhaProcessada[]): Promise<number[]> {
  type Mudanca = {
    id: number;
    de: SituacaoBoleto;
    para: SituacaoBoleto;
    linhaId: number;
    motivos: string[] | null;
    pixEmv: string | null;
    pixTxid: string | null;
  };
  const mudancas = new Map<number, Mudanca>();
  for (const { linha, boleto, resultado } of processadas) {
    if (!boleto || linha.efeito === 'ilegivel') continue;
    // A line that comes again has no effect, but may bring the Pix code that was corrupt before.
    const repetida = resultado === 'ja_aplicada' || resultado === 'repetida';
    if (repetida && (linha.pixEmv === null || boleto.temPix)) continue;
    const antes = mudancas.get(boleto.id) ?? {
      id: boleto.id,
      de: boleto.situacao,
      para: boleto.situacao,
      linhaId: linha.id,
      motivos: null,
      pixEmv: null,
      pixTxid: null,
    };
    const para = repetida ? antes.para : aposRetorno(antes.para, linha.efeito);
    mudancas.set(boleto.id, {
      ...antes,
      para,
      linhaId: para === antes.para ? antes.linhaId : linha.id,
      motivos: linha.efeito === 'rejeitada' && para === 'rejeitada' ? linha.motivos : antes.motivos,
      pixEmv: linha.pixEmv ?? antes.pixEmv,
      pixTxid: linha.pixTxid ?? antes.pixTxid,
    });
  }
  const novas = [...mudancas.values()].filter((m) => m.para !== m.de || m.pixEmv !== null).toSorted((a, b) => a.id - b.id);
  if (novas.length === 0) return [];
  await sql`with entrada as materialized (
      select * from json_to_recordset(${JSON.stringify(novas)}::json) as e(id bigint, de text, para text, "linhaId" bigint, motivos text[], "pixEmv" text, "pixTxid" text)
    ), mudados as (
      update boletos b set situacao = e.para, motivos = coalesce(e.motivos, b.motivos), pix_emv = coalesce(e."pixEmv", b.pix_emv),
        pix_txid = coalesce(e."pixTxid", b.pix_txid), versao = b.versao + 1
      from entrada e where b.id = e.id
    )
    insert into boletos_situacoes (boleto_id, de, para, origem, linha_id, usuario_id, usuario_nome)
    select id, de, para, 'retorno', "linhaId", ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} from entrada where de <> para order by id`.execute(
    tx,
  );
  return novas.filter((m) => !isVivo(m.para)).map((m) => m.id);
}

/** What the bank kept for its work leaves the account, on the day of the credit or on that on which a person recorded it; each with its fact. */
async function lancarTarifas(ato: Ato<Pessoa>, conta: ContaDaRemessa, tarifas: readonly TarifaRetida[]): Promise<void> {
  const { tx } = ato;
  const tarifa = ({ linha }: TarifaRetida) => ({
    origemTipo: 'tarifa_boleto' as const,
    origemId: linha.id,
    valorCentavos: linha.tarifaCentavos,
  });
  await registrarLancamentos(
    ato,
    tarifas.map((p) => ({
      ...tarifa(p),
      pessoaId: null,
      contaBancariaId: conta.id,
      dataMovimento: p.dia,
      sentido: 'saida',
      categoria: 'tarifa bancária' satisfies CategoriaDoSistema,
      historico: historicoDaTarifa(conta, p.linha, p.boleto),
    })),
  );
  await registrarFatos(
    tx,
    tarifas.map(
      (p): NovoFato => ({
        ...tarifa(p),
        evento: 'tarifa.bancaria',
        dataFato: p.dia,
        valores: {
          documento: p.boleto?.tituloNumero ?? p.linha.nossoNumero,
          contaBancariaId: conta.id,
          nossoNumero: p.linha.nossoNumero,
          titulo: p.boleto?.tituloNumero ?? null,
        },
      }),
    ),
  );
}

/**
 * What the bank kept of lines whose money a person records leaves the account with that money. Their own day was closed when the file was
 * applied, or it would have left then.
 */
export async function lancarTarifasDasTratadas(
  ato: Ato<Pessoa>,
  conta: ContaDaRemessa,
  tratadas: readonly { linha: LinhaGuardada; dia: DataCivil }[],
): Promise<void> {
  const { tx } = ato;
  const comTarifa = tratadas.filter(({ linha, dia }) => cobraTarifa({ ...linha, dataCredito: dia }));
  if (comTarifa.length === 0) return;
  const linhas = comTarifa.map(({ linha }) => linha);
  const boletos = await acharBoletos(tx, conta, linhas);
  await lancarTarifas(
    ato,
    conta,
    comTarifa.map(({ linha, dia }) => ({ linha, boleto: boletos.get(linha.id) ?? null, dia })),
  );
  await sql`update retornos_linhas set tarifa_lancada = true where id = any(${linhas.map((l) => l.id)}::bigint[])`.execute(tx);
}

/** What the cash books say of a tariff: its slip and title, or where it stands when the bank names no slip. */
function historicoDaTarifa(conta: ContaDaRemessa, linha: LinhaGuardada, boleto: BoletoAchado | null): string {
  if (boleto) return escreverHistorico('tarifaDoTitulo', { nossoNumero: boleto.nossoNumero, numero: boleto.tituloNumero });
  if (!isSemNumero(linha.nossoNumero)) return escreverHistorico('tarifa', { nossoNumero: linha.nossoNumero });
  // A word of a sentence of the system has no spaces.
  const documento = linha.seuNumero.replaceAll(/\s+/g, '_');
  const onde = { banco: conta.bancoCodigo, linha: linha.linha, arquivo: linha.nomeArquivo };
  return documento === '' ? escreverHistorico('tarifaDaLinha', onde) : escreverHistorico('tarifaDoDocumento', { ...onde, documento });
}
