import { horaDoArquivo } from '#domains/financeiro/boletos/cnab/hora-do-arquivo.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { bancoDe } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import { CampoInvalido } from '#domains/financeiro/boletos/cnab/registro.ts';
import { errosRemessa } from '#domains/financeiro/boletos/remessas/erros.ts';
import { feriadosLocais } from '#domains/financeiro/cadastros/server/door.ts';
import { guardarArquivoFechado } from '#platform/server/arquivos/arquivo-fechado.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { type Escola, lerEscola } from '#platform/server/escola.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { type DataCivil, type FeriadosLocais, formatarData, hojeEm, proximoDiaBancario, somarDias } from '#shared/datas.ts';
import { somar } from '#shared/dinheiro.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import { travarTitulosPagar } from '../../server/carregar.ts';
import { errosPagar } from '../../erros.ts';
import type { remessasPagarApi } from '../api.ts';
import { escreverPagamentos } from '../cnab/escrever.ts';
import { layoutDePagamento } from '../cnab/layouts.ts';
import type { Pagador, PagamentoNaRemessa } from '../cnab/pagamento.ts';
import { errosRemessaPagar, porqueNaoVai } from '../erros.ts';
import type { remessaEsquema } from '../esquemas.ts';
import { carregarConvenio, type ConvenioDaConta } from './convenios.ts';
import { pedeOutraPessoa, prepararPagamentos } from './preparar.ts';
import './restricoes.ts';

const DIAS_ADIANTE = 60;
type AtoQueAbre = Ato<Pessoa> & { servicos: Pick<Servicos, 'cifra'> };

/** How each of some titles would be paid by a file of an account. Throws CONVENIO_PAGAR_NAO_ENCONTRADO. */
export async function preverRemessa(
  contexto: { db: Db; hoje: DataCivil; idioma: Idioma; servicos: Servicos },
  { contaBancariaId, ids }: { contaBancariaId: number; ids: readonly number[] },
): Promise<RespostaServidor<typeof remessasPagarApi.preverRemessa>> {
  const { db, idioma } = contexto;
  const preparados = await prepararPagamentos(db, { ...contexto, convenio: await carregarConvenio(db, contaBancariaId), ids });
  const locais = await feriadosLocais(db);
  return {
    totalCentavos: somar(preparados.filter((p) => p.destino).map((p) => p.titulo.saldoCentavos)),
    precisaDeOutra: preparados.some(pedeOutraPessoa),
    itens: preparados.map(({ titulo, destino, porque, dataVencimento, bancoMudouEm, outroValorCentavos }) => ({
      tituloId: titulo.id,
      numero: titulo.numero,
      fornecedorNome: titulo.fornecedorNome,
      dataVencimento,
      emDiaAte: proximoDiaBancario(dataVencimento, locais),
      valorCentavos: titulo.saldoCentavos,
      retidosNoPagamento: titulo.retidosNoPagamento,
      modo: destino?.modo ?? null,
      porque: porque && porqueNaoVai[porque][idioma],
      bancoMudouEm,
      outroValorCentavos,
    })),
  };
}

/**
 * Makes a file that tells the bank to pay what some titles owe on a day, numbered by the agreement's own counter, and keeps it; all or
 * nothing. Where it pays by changed bank data that no file paid by yet, or by a slip of another amount, it waits for a second
 * person. Throws CONVENIO_PAGAR_NAO_ENCONTRADO, CONTA_SEM_NUMERO, ESCOLA_SEM_CNPJ, PAGAMENTO_EM_DIA_PASSADO, PAGAMENTO_EM_DIA_SEM_BANCO, TITULO_NAO_SE_ENVIA,
 * CAMPO_NAO_CABE.
 */
export async function gerarRemessa(
  ato: AtoQueAbre,
  { contaBancariaId, dataPagamento, ids }: z.output<typeof remessaEsquema>,
): Promise<RespostaServidor<typeof remessasPagarApi.gerarRemessa>> {
  const { tx, quem, hoje, fuso } = ato;
  const convenio = await carregarConvenio(tx, contaBancariaId, { travar: true });
  conferirDia(dataPagamento, hoje, await feriadosLocais(tx));
  const escola = await lerEscola(tx);
  const pagador = pagadorDe(convenio, escola, { dataPagamento, fuso });
  await travarTitulosPagar(tx, ids);
  // Their bills stay approved: a code of another title changes before this file or after it.
  await sql`select 1 from contas_pagar where id in (select conta_pagar_id from titulos_pagar where id = any(${ids}::bigint[])) order by id for share`.execute(
    tx,
  );
  const preparados = await prepararPagamentos(tx, { ...ato, convenio, ids });
  if (preparados.length !== new Set(ids).size) throw errosPagar.TITULO_PAGAR_NAO_ENCONTRADO();
  const pagamentos = preparados.map(({ titulo, documento, destino, porque, dataVencimento }, i) => {
    if (!destino)
      throw errosRemessaPagar.TITULO_NAO_SE_ENVIA(
        { numero: titulo.numero, porque: porqueNaoVai[porque ?? 'situacao'] },
        { campos: ['ids'] },
      );
    return {
      tituloId: titulo.id,
      identificador: `P${String(convenio.id).padStart(3, '0')}${String(convenio.proximoNsa).padStart(6, '0')}${String(i + 1).padStart(4, '0')}`,
      favorecidoNome: titulo.fornecedorNome,
      favorecidoDocumento: documento,
      vencimento: dataVencimento,
      valorCentavos: titulo.saldoCentavos,
      destino,
    };
  });
  const nome = `PG${convenio.bancoCodigo}${String(convenio.id).padStart(3, '0')}-${String(convenio.proximoNsa).padStart(6, '0')}.REM`;
  const arquivo = Buffer.from(escrever(pagador, pagamentos, convenio.contaNome), 'latin1');
  const arquivoId = await guardarArquivoFechado(tx, ato.servicos.cifra, { nome, tipo: 'text/plain', conteudo: arquivo });
  const totalCentavos = somar(pagamentos.map((p) => p.valorCentavos));
  const conferencia = preparados.some(pedeOutraPessoa) ? ('pendente' as const) : ('dispensada' as const);
  const itens = pagamentos.map(({ tituloId, identificador, valorCentavos, destino }) => ({
    tituloId,
    identificador,
    valorCentavos,
    modo: destino.modo,
  }));
  const { rows } = await sql<{ id: number }>`
    with conta as (update convenios_pagar set proximo_nsa = proximo_nsa + 1 where id = ${convenio.id}),
    nova as (
      insert into remessas_pagar (convenio_id, nsa, nome_arquivo, arquivo_id, data_pagamento, titulos, total_centavos, conferencia, criada_por, criada_por_nome)
      values (${convenio.id}, ${convenio.proximoNsa}, ${nome}, ${arquivoId}, ${dataPagamento}::date, ${itens.length}, ${totalCentavos}, ${conferencia}, ${quem.usuarioId}, ${nomeDoAutor(quem)})
      returning id
    ), itens as (
      insert into remessas_pagar_itens (remessa_id, titulo_id, identificador, modo, valor_centavos)
      select n.id, i."tituloId", i.identificador, i.modo, i."valorCentavos" from nova n,
        json_to_recordset(${JSON.stringify(itens)}::json) as i("tituloId" bigint, identificador text, modo text, "valorCentavos" bigint)
    )
    select id from nova`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, {
    acao: 'remessa_pagar.gerada',
    alvoTipo: 'remessa_pagar',
    alvoId: id,
    depois: { conta: convenio.contaNome, nsa: convenio.proximoNsa, dataPagamento, titulos: itens.length, totalCentavos, conferencia },
  });
  return { id, nomeArquivo: nome, titulos: itens.length, totalCentavos, conferencia };
}

function escrever(pagador: Pagador, pagamentos: readonly PagamentoNaRemessa[], conta: string): string {
  try {
    return escreverPagamentos(pagador, pagamentos);
  } catch (erro) {
    if (!(erro instanceof CampoInvalido)) throw erro;
    throw errosRemessaPagar.CAMPO_NAO_CABE({ conteudo: erro.conteudo, conta });
  }
}

function conferirDia(dia: DataCivil, hoje: DataCivil, locais: FeriadosLocais): void {
  const ate = somarDias(hoje, DIAS_ADIANTE);
  if (dia < hoje || dia > ate)
    throw errosRemessaPagar.PAGAMENTO_EM_DIA_PASSADO({ hoje: formatarData(hoje), ate: formatarData(ate) }, { campos: ['dataPagamento'] });
  const proximo = proximoDiaBancario(dia, locais);
  if (proximo !== dia)
    throw errosRemessaPagar.PAGAMENTO_EM_DIA_SEM_BANCO(
      { dia: formatarData(dia), proximo: formatarData(proximo) },
      { campos: ['dataPagamento'] },
    );
}

function pagadorDe(
  convenio: ConvenioDaConta,
  escola: Escola,
  { dataPagamento, fuso }: { dataPagamento: DataCivil; fuso: string },
): Pagador {
  const { bancoCodigo, bancoNome, contaNome, agencia, numero, numeroDv } = convenio;
  if (!layoutDePagamento(bancoCodigo)) throw errosRemessaPagar.BANCO_SEM_PAGAMENTO({ banco: bancoNome });
  if (!agencia || !numero || !numeroDv) throw errosRemessaPagar.CONTA_SEM_NUMERO({ conta: contaNome });
  if (escola.nome === '' || escola.cnpj === null) throw errosRemessa.ESCOLA_SEM_CNPJ();
  const instante = new Date(convenio.agora);
  return {
    bancoCodigo,
    bancoNome: bancoDe(bancoCodigo)?.nome ?? bancoNome,
    convenio: convenio.convenio,
    homologacao: convenio.homologacao,
    agencia: agencia.replaceAll(/\D/g, ''),
    agenciaDv: convenio.agenciaDv ?? '',
    conta: numero.replaceAll(/\D/g, ''),
    contaDv: numeroDv,
    empresa: escola.nome,
    empresaDocumento: escola.cnpj,
    endereco: escola.endereco ?? '',
    cidade: escola.cidade ?? '',
    uf: escola.uf ?? '',
    nsa: convenio.proximoNsa,
    geradoEm: hojeEm(instante, fuso),
    geradoAs: horaDoArquivo(instante, fuso),
    dataPagamento,
  };
}
