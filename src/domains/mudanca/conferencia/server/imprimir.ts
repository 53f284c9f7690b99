import { sql } from 'kysely';
import { tiposDaMudanca } from '#domains/mudanca/tipos.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { DocumentoPdf } from '#platform/server/pdf/documento.ts';
import { formatarInstante } from '#shared/datas.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import { errosComuns } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { LinhaConferida } from '../conciliar.ts';
import type { ConteudoDaConferencia } from '../conteudo.ts';

type Papel = { numero: string; em: string; conteudo: ConteudoDaConferencia };

/** A signed reconciliation, from its frozen content alone: the same bytes each time. @throws NAO_ENCONTRADO */
export async function imprimirConferencia(db: Db, { id, fuso }: { id: number; fuso: string }): Promise<Arquivo> {
  const { rows } = await sql<Papel>`select numero, created_at as em, conteudo from mudancas_conferencias where id = ${id}`.execute(db);
  const [papel] = rows;
  if (!papel) throw errosComuns.NAO_ENCONTRADO();
  return { nome: `conferencia-da-mudanca-${papel.numero}.pdf`, tipo: 'application/pdf', corpo: await emPdf(papel, fuso), abrir: true };
}

function emPdf({ numero, em, conteudo }: Papel, fuso: string): Promise<Buffer> {
  const { linhas, diferencas, observacao, assinante, escola } = conteudo;
  const documento = new DocumentoPdf({
    escola: { versao: 0, ...escola },
    titulo: 'Conferência da mudança de sistema',
    referencia: `Nº ${numero}`,
    criadoEm: em,
  });
  documento.paragrafo(
    'O que entrou neste portal, contado e somado no momento da assinatura, ao lado do que o sistema anterior informava. Uma linha sem número do sistema anterior não foi comparada.',
  );
  documento.tabela({
    colunas: [
      { titulo: 'O quê', peso: 7 },
      { titulo: 'Qtd. antes', peso: 2, direita: true },
      { titulo: 'Qtd. aqui', peso: 2, direita: true },
      { titulo: 'Valor antes', peso: 3, direita: true },
      { titulo: 'Valor aqui', peso: 3, direita: true },
      { titulo: 'Diferença', peso: 3, direita: true },
    ],
    linhas: linhas.map(celulasDe),
  });
  documento.paragrafo(diferencas === 0 ? 'Nenhuma diferença.' : `Diferenças: ${diferencas}.`, { negrito: true });
  if (observacao !== null) documento.paragrafo(observacao);
  documento.espaco(8);
  documento.paragrafo(conteudo.lugarEData);
  documento.paragrafo(`Conferido e assinado no portal por ${assinante}, em ${formatarInstante(em, fuso)}.`);
  return documento.concluir();
}

const mesPorExtenso = (chave: string): string => chave.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

function celulasDe(l: LinhaConferida): string[] {
  const nome = rotuloDe(tiposDaMudanca, l.grupo, 'br');
  const numero = (n: number | null): string => (n === null ? '' : String(n));
  const valor = (n: number | null): string => (n === null ? '' : formatarValor(centavos(n)));
  const falta = (antigo: number | null, novo: number | null): number | null => (antigo === null ? null : (novo ?? 0) - antigo);
  const [emQuantidade, emValor] = [falta(l.antigaQuantidade, l.quantidade), falta(l.antigoValorCentavos, l.valorCentavos)];
  const diferenca = emValor ? valor(emValor) : emQuantidade ? numero(emQuantidade) : l.situacao === 'igual' ? '0' : '';
  return [
    l.chave === '' ? nome : `${nome}: ${mesPorExtenso(l.chave)}`,
    numero(l.antigaQuantidade),
    numero(l.quantidade),
    valor(l.antigoValorCentavos),
    valor(l.valorCentavos),
    diferenca,
  ];
}
