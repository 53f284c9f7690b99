import { errosSegundaVia } from '../erros.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { textoDoPasso } from '#domains/financeiro/titulos/devido/passos.ts';
import { isEmAberto, rotulosSituacao, situacaoEmFrase } from '#domains/financeiro/titulos/situacoes.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { comoPagar } from './como-pagar.ts';
import { desenharComoPagar } from './pdf/como-pagar.ts';
import { quantos } from '#shared/palavras/quantos.ts';

/**
 * Second copy of an open title for the family, in Portuguese: what it owes on a date, how that came to be, line by line, and how to
 * pay it: its living slip and Pix. A title whose payment waits in the queue has none: it would be paid twice.
 * Throws SEGUNDA_VIA_PASSADA, TITULO_NAO_ENCONTRADO, TITULO_NAO_RECEBE, PAGAMENTO_NA_FILA.
 */
export async function segundaVia(db: Db, id: number, em: DataCivil | null, hoje: DataCivil): Promise<Arquivo> {
  // A paper for a day that is over asks for less than is owed, and its Pix code could still be paid.
  if (em !== null && em < hoje) throw errosSegundaVia.SEGUNDA_VIA_PASSADA({}, { campos: ['Data'] });
  const [titulo] = await valoresDevidosEm(db, [id], em ?? hoje);
  if (!titulo) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  if (!isEmAberto(titulo.situacao)) throw errosTitulos.TITULO_NAO_RECEBE({ numero: titulo.numero, ...situacaoEmFrase(titulo.situacao) });
  const { rows: naFila } = await sql`select 1 from v_pagamento_na_fila where titulo_id = ${id} limit 1`.execute(db);
  if (naFila.length > 0) throw errosBoletos.PAGAMENTO_NA_FILA({ numero: titulo.numero });
  const escola = await lerEscola(db);
  const documento = new DocumentoPdf({
    escola,
    titulo: 'Segunda via',
    referencia: `Título ${titulo.numero}`,
    criadoEm: `${hoje}T12:00:00Z`,
  });
  documento.campos([
    ['Responsável', titulo.pagadorNome],
    ...(titulo.alunoNome ? [['Aluno', titulo.alunoNome] as const] : []),
    ['Referente a', titulo.descricao],
    ['Vencimento', formatarData(titulo.dataVencimento)],
    [
      'Situação',
      titulo.devido.emDia ? rotuloDe(rotulosSituacao, titulo.situacao, 'br') : `Vencido há ${quantos(titulo.devido.diasAtraso, 'dia')}`,
    ],
  ]);
  documento.paragrafo(`${formatarReais(titulo.devido.totalCentavos)} para pagamento em ${formatarData(titulo.em)}`, {
    tamanho: 16,
    negrito: true,
  });
  const linhas = titulo.passos.filter((p) => p.chave !== 'total');
  documento.tabela({
    colunas: [
      { titulo: 'Como se chega a este valor', peso: 75 },
      { titulo: 'R$', peso: 25, direita: true },
    ],
    linhas: linhas.map((p) => [textoDoPasso(p, 'br', titulo.em), p.chave === 'descontoPerdido' ? '' : formatarValor(p.valorCentavos)]),
    rodape: [`Devido em ${formatarData(titulo.em)}`, formatarValor(centavos(titulo.devido.totalCentavos))],
  });
  if (titulo.devido.totalCentavos > 0) {
    documento.paragrafo('Como pagar', { tamanho: 12, negrito: true });
    const forma = { id, numero: titulo.numero, totalCentavos: titulo.devido.totalCentavos };
    desenharComoPagar(documento, [...(await comoPagar(db, [forma], titulo.em)).values()]);
  }
  documento.paragrafo(
    `O valor vale para pagamento em ${formatarData(titulo.em)}; em outra data, peça uma nova via. Se já pagou, desconsidere este aviso.`,
    { tamanho: 9 },
  );
  return {
    nome: `segunda-via-${titulo.numero.replace('/', '-')}.pdf`,
    tipo: 'application/pdf',
    corpo: await documento.concluir(),
    abrir: true,
  };
}
