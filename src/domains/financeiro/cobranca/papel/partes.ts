import { formatarData } from '#shared/datas.ts';
import { formatarValor } from '#shared/dinheiro.ts';
import { type Bloco, type Codigos, type ParteDosCodigos, texto } from '#shared/papel/esquema.ts';
import { formatarLinhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { modulosItf } from '#domains/financeiro/boletos/codigos/itf.ts';
import {
  boletoEmPalavras,
  chaveEmPalavras,
  type ComoPagar,
  isPagoJunto,
  noPrazoEmPalavras,
  pixEmPalavras,
  semCodigo,
  titulo,
  totalNoPrazo,
} from '#domains/financeiro/boletos/segunda-via/como-pagar.ts';
import { partesDaCarta } from '../carta.ts';
import type { DadosDaFolha } from './fatos.ts';

/** What a letter says, on paper: its paragraphs, the table of its titles, each way to pay with its codes. */
export const blocosDaCarta = (carta: DadosDaFolha): Bloco[] =>
  partesDaCarta(carta.corpo).flatMap((parte) => {
    if (parte.bloco === 'titulos') return [tabelaDeTitulos(carta)];
    if (parte.bloco === 'pagamento') return comoPagarNoPapel(carta.pagamento);
    return parte.texto.split(/\n\s*\n/).map((um) => paragrafo(um.trim()));
  });

const paragrafo = (escrito: string): Bloco => ({ tipo: 'paragrafo', alinhamento: 'esquerda', trechos: [texto(escrito)] });

const colunas = [
  ['Título', 15],
  ['Referente a', 29],
  ['Vencimento', 14],
  ['Valor', 12],
  ['Multa', 9],
  ['Juros', 9],
  ['Total', 12],
] as const;

function tabelaDeTitulos({ titulos, dataCarta, totalCentavos }: DadosDaFolha): Bloco {
  const linha = (celulas: readonly string[], cabecalho: boolean, marcas: { negrito?: true } = {}) => ({
    cabecalho,
    paraCada: null,
    celulas: celulas.map((escrito, i) => ({
      alinhamento: i >= 3 ? ('direita' as const) : ('esquerda' as const),
      trechos: escrito === '' ? [] : [texto(escrito, marcas)],
    })),
  });
  const doTitulo = (t: DadosDaFolha['titulos'][number]): string[] => [
    t.numero,
    t.descricao,
    formatarData(t.dataVencimento),
    ...[t.saldoCentavos, t.multaCentavos, t.jurosCentavos, t.totalCentavos].map(formatarValor),
  ];
  return {
    tipo: 'tabela',
    colunas: colunas.map(([, parte]) => parte),
    linhas: [
      linha(
        colunas.map(([nome]) => nome),
        true,
      ),
      ...titulos.map((t) => linha(doTitulo(t), false)),
      linha(['Total', `em ${formatarData(dataCarta)}`, '', '', '', '', formatarValor(totalCentavos)], false, { negrito: true }),
    ],
  };
}

function comoPagarNoPapel(formas: readonly ComoPagar[]): Bloco[] {
  const noPrazo = totalNoPrazo(formas);
  return [...(noPrazo === null ? [] : [paragrafo(noPrazo)]), ...formas.map((forma) => codigosDe(forma, isPagoJunto(formas)))];
}

function codigosDe(forma: ComoPagar, juntos: boolean): Codigos {
  const { boleto, pix } = forma;
  const dita = (escrito: string | null, tamanho: number, negrito = false): ParteDosCodigos[] =>
    escrito === null ? [] : [{ texto: escrito, tamanho, ...(negrito ? { negrito: true } : {}) }];
  const partes = [
    ...dita(titulo(forma), 10, true),
    ...dita(noPrazoEmPalavras(forma), 8.5, true),
    ...(boleto
      ? [
          ...dita(boletoEmPalavras(forma), 8.5),
          ...dita(formatarLinhaDigitavel(boleto.linhaDigitavel), 10.5, true),
          { barras: modulosItf(boleto.codigoBarras) },
        ]
      : []),
    ...(pix
      ? [
          ...dita(chaveEmPalavras(forma), 8.5),
          ...dita(`${pixEmPalavras(forma) ?? ''}:`, 8.5),
          { texto: pix.copiaECola, tamanho: 7, corrido: true as const },
        ]
      : []),
    ...(boleto || pix || juntos ? [] : dita(semCodigo, 9)),
  ];
  return { tipo: 'codigos', partes, qr: pix?.copiaECola ?? null };
}
